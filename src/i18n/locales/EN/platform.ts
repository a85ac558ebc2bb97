export const platform = {
  'start.missing': 'This site is not available right now. Please try again.',
  'wallet.failed': 'Balance not available',
} as const;
