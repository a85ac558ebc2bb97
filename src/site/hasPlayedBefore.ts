import type { SessionSlice } from './createSessionSlice.ts';

/** Whether the member has played before: as the page has learned, else as the cookie says that it was drawn by. */
export const hasPlayedBefore = ({ hasPlayed, awaits }: Pick<SessionSlice, 'hasPlayed' | 'awaits'>): boolean =>
  hasPlayed ?? awaits?.hasPlayed ?? false;
