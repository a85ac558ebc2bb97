/** Texts of the preview. */
export const frame = {
  'frame.title': 'The lobby of {{title}} on a phone',
  'frame.area': 'Preview',
  'frame.connecting': 'Connecting',
  'frame.live': 'Live',
  'frame.stale': 'Updating',
  'frame.lost': 'Not answering',
  'frame.edit': 'Edit {{number}}',
  'frame.lostTitle': 'The preview does not answer',
  'frame.lostText': 'Your edits are safe. Reload the frame to see them again.',
  'frame.failed': 'The preview could not be opened',
  'frame.reload': 'Reload preview',
  'frame.continue': 'Continue without preview',
  'frame.notSent': 'Nothing is sent: forms and deposits are for show here.',
  'frame.phone': 'Phone',
  'frame.scenario': 'Circumstances',
} as const;
