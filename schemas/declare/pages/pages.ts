import { pages } from '../../generated/pages.js';
import type { Region } from '../names/regions.ts';
import type { omittedFacts, Guard, Page as DeclaredPage } from './declaredPages.ts';

/** Facts of a page in the player's bundle. */
export type Page = Omit<DeclaredPage, (typeof omittedFacts)[number]>;

export { type Guard, pages };

export type PageName = keyof typeof pages;

/** The regions of pages of one kind. */
export type RegionOf<Shows extends Page['shows']> = Extract<(typeof pages)[PageName], { shows: Shows; region: Region }>['region'];

/** Names of all pages, in the order of the table. */
export const pageNames = Object.keys(pages) as PageName[];
