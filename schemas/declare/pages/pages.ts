import { pages } from '../../generated/pages.js';
import type { Region } from '../names/regions.ts';
import type { Guard, Page } from './declaredPages.ts';

export { type Guard, type Page, pages };

export type PageName = keyof typeof pages;

/** The regions of the pages that are shown in one way. */
export type RegionOf<Shows extends Page['shows']> = Extract<(typeof pages)[PageName], { shows: Shows; region: Region }>['region'];

/** Names of all pages, in the order of the table. */
export const pageNames = Object.keys(pages) as PageName[];
