import { texts as arabicHome } from '#texts/generated/ar/home.ts';
import { texts as arabicPages } from '#texts/generated/ar/pages.ts';
import { texts as englishHome } from '#texts/generated/en/home.ts';
import { texts as englishPages } from '#texts/generated/en/pages.ts';

/** Everything that a player reads, for tests that say it. */
export const english = { ...englishHome, ...englishPages } as const;
export const arabic = { ...arabicHome, ...arabicPages } as const;
