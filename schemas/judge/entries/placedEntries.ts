import { type BlockType, declarationOf, isBlockType } from '../../declare/blocks/blocks.ts';
import type { EntryList } from '../../declare/blocks/defineBlock.ts';
import { pointerTo } from '../../base/json/problem.ts';
import { valueAt } from '../../base/json/overlay.ts';
import type { Site, SiteBlock } from '../../release/resolve/site.ts';
import type { Condition } from '../../declare/entries/condition.ts';
import { type EntryGroup, conditionsIn, isEntryGroup } from './entries.ts';

/** One thing that a placed block shows to those who meet its condition. */
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

/** The block's own entries that none of its settings lists. */
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

/** What a placed block may show, with what each thing depends on; of listed entries those that its lists name. */
export function placedEntries(placed: SiteBlock, site: Site): PlacedEntry[] {
  const { block } = placed;
  if (!isBlockType(block)) return [];
  const lists = declarationOf(block).lists ?? [];
  return [...entriesIn(block, unlisted(block)), ...lists.flatMap((list) => entriesOfList(list, placed, site))];
}
