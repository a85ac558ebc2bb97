import { homeEntries } from './homeEntries.ts';
import { pageEntries } from './pageEntries.ts';

/**
 * Every entry of the player and what it depends on, by the block that has it or by the list that several blocks share. An entry is what a
 * block shows to some visitors only, or lists. What everybody always sees is named where a list may hold it.
 */
export const entries = { ...homeEntries, ...pageEntries };

export type EntryGroup = keyof typeof entries;
