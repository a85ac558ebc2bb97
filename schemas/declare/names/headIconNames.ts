/** The pictures that the player draws for members. */
export const headIconNames = [
  'fox',
  'cat',
  'panda',
  'owl',
  'bear',
  'rabbit',
  'koala',
  'tiger',
  'penguin',
  'frog',
  'lion',
  'whale',
] as const;
export type HeadIconName = (typeof headIconNames)[number];
