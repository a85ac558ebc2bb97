import type { Condition } from './condition.ts';
import { homeEntries } from './homeEntries.ts';
import { menuConditions } from './menuConditions.ts';
import { pageEntries } from './pageEntries.ts';

/**
 * Every entry of the player and what it depends on, by the block that has it or by the list that several blocks share. An entry is what a
 * block shows to some visitors only, or lists. What everybody always sees is named where a list may hold it.
 */
export const entries = { ...homeEntries, ...pageEntries, menu: menuConditions };

export type EntryGroup = keyof typeof entries;

export const isEntryGroup = (name: string): name is EntryGroup => Object.hasOwn(entries, name);

/** The conditions of a group's entries by name; none for a block without entries. */
export const conditionsIn = (group: string): Readonly<Record<string, Condition>> => (isEntryGroup(group) ? entries[group] : {});
