import { homeTexts } from './homeTexts.ts';
import { pageTexts } from './pageTexts.ts';

/** Everything at once, for tests that say what a player reads. */
export const texts = { ...homeTexts, ...pageTexts } as const;
