import { type BlockType, type blocks, blockTypes, declarationOf } from '../../declare/blocks/blocks.ts';
import type { Condition } from '../../declare/entries/condition.ts';
import { sharedEntries } from '../../declare/entries/sharedEntries.ts';

type Declared = typeof blocks;
type OwnEntries = {
  readonly [T in BlockType as Declared[T] extends { readonly entries: object } ? T : never]: Declared[T] extends {
    readonly entries: infer Entries;
  }
    ? Entries
    : never;
};

const ownEntries = Object.fromEntries(
  blockTypes.flatMap((type) => {
    const own = declarationOf(type).entries;
    return own ? [[type, own]] : [];
  }),
) as OwnEntries; // sound: each block that declares entries, with these

/**
 * Every entry of the player and what it depends on, by the block that has it or by the list that several blocks share. An entry is what a
 * block shows to some visitors only, or lists. What everybody always sees is named where a list may hold it.
 */
export const entries = { ...ownEntries, ...sharedEntries };

export type EntryGroup = keyof typeof entries;

export const isEntryGroup = (name: string): name is EntryGroup => Object.hasOwn(entries, name);

/** The conditions of a group's entries by name; none for a block without entries. */
export const conditionsIn = (group: string): Readonly<Record<string, Condition>> => (isEntryGroup(group) ? entries[group] : {});
