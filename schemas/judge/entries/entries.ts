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
 * Every entry of the player with its condition, by the block that has it or by the list that several blocks share. An entry is a part of a block
 * that only some visitors see, or an item of a list. Parts that are always visible are entries only if a list may contain them.
 */
export const entries = { ...ownEntries, ...sharedEntries };

export type EntryGroup = keyof typeof entries;

export const isEntryGroup = (name: string): name is EntryGroup => Object.hasOwn(entries, name);

/** The conditions of a group's entries by name; empty for a block without entries. */
export const conditionsIn = (group: string): Readonly<Record<string, Condition>> => (isEntryGroup(group) ? entries[group] : {});
