/** Finding settings: by words, by pointing, by what was changed. */
export const search = {
  'point.toggle': 'Point',
  'point.hint': 'Press something in the phone to reach its setting.',
  'point.made': 'What made this',
} as const;
