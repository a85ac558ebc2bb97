import { type BlockType, declarationOf, isBlockType } from '../../declare/blocks/blocks.ts';
import type { EntryList } from '../../declare/blocks/defineBlock.ts';
import { pointerTo } from '../../base/json/problem.ts';
import { valueAt } from '../../base/json/overlay.ts';
import type { Site, SiteBlock } from '../../release/resolve/site.ts';
import type { Condition } from '../../declare/entries/condition.ts';
import { type EntryGroup, conditionsIn, isEntryGroup } from './entries.ts';

/** A part of a placed block that shows if its condition holds. */
export interface PlacedEntry {
  readonly group: EntryGroup;
  readonly name: string;
  readonly when: Condition;
  /** The block's setting that lists the entry. */
  readonly list?: string;
}

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []);

function entriesIn(group: string, names: readonly string[], list?: string): PlacedEntry[] {
  const conditions = conditionsIn(group);
  return names.flatMap((name) => {
    const when = conditions[name];
    return when === undefined || !isEntryGroup(group) ? [] : [{ group, name, when, ...(list === undefined ? {} : { list }) }];
  });
}

/** The block's own entries that are not in one of its lists. */
function unlisted(block: BlockType): string[] {
  const { schema, lists = [] } = declarationOf(block);
  const listable = lists.flatMap(({ prop }) =>
    prop === undefined ? [] : textsIn(valueAt(schema, pointerTo('properties', prop, 'items', 'enum'))),
  );
  return Object.keys(conditionsIn(block)).filter((name) => !listable.includes(name));
}

function entriesOfList({ group, prop, site: setting }: EntryList, { block, props }: SiteBlock, site: Site): PlacedEntry[] {
  const owner = group === 'own' ? block : group;
  if (prop !== undefined) return entriesIn(owner, textsIn(props[prop]), prop);
  return entriesIn(owner, setting === undefined ? Object.keys(conditionsIn(owner)) : site[setting]);
}

/** All entries of a placed block with their conditions; of a list only the entries that its setting names. */
export function placedEntries(placed: SiteBlock, site: Site): PlacedEntry[] {
  const { block } = placed;
  if (!isBlockType(block)) return [];
  const lists = declarationOf(block).lists ?? [];
  return [...entriesIn(block, unlisted(block)), ...lists.flatMap((list) => entriesOfList(list, placed, site))];
}
