import { type BlockType, blockSchemas, isBlockType } from '../../declare/blocks/blockSchemas.ts';
import { pointerTo } from '../../base/json/problem.ts';
import { socialProviders } from '../../declare/names/behaviourWords.ts';
import { type RegisterField, registerFields } from '../../declare/register/registerSettings.schema.ts';
import { valueAt } from '../../base/json/overlay.ts';
import type { Site, SiteBlock } from '../../release/resolve/site.ts';
import type { Condition } from '../../declare/entries/condition.ts';
import { decidedFields } from '../../declare/register/decidedFields.ts';
import { type EntryGroup, conditionsIn, entries, isEntryGroup } from '../../declare/entries/entries.ts';
import { registerMethods, registerSwitches } from '../../declare/register/registerEntries.ts';

/** One thing that a placed block shows to those who meet its condition. */
export interface PlacedEntry {
  readonly group: EntryGroup | 'field';
  readonly name: string;
  readonly when: Condition;
  /** The block's setting that lists the entry. */
  readonly list?: string;
}

/** Settings of blocks that list entries, and whose entries they are. */
const lists: { readonly [B in BlockType]?: { readonly group: EntryGroup; readonly prop: string } } = {
  'right-menu': { group: 'menu', prop: 'entries' },
  'member-menu': { group: 'menu', prop: 'entries' },
  'member-links': { group: 'menu', prop: 'entries' },
  'message-centre': { group: 'message-centre', prop: 'rows' },
  'security-list': { group: 'security-list', prop: 'rows' },
  'agent-home': { group: 'agent-home', prop: 'links' },
  'salary-contract': { group: 'salary-contract', prop: 'parts' },
  'open-account': { group: 'open-account', prop: 'ways' },
};

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []);

/** What brings a field into the register form, by any way to register: the way itself, one more switch, or the field's setting. */
function fieldCondition(name: RegisterField): Condition {
  const ways = registerMethods.map((method) => ({
    way: { switch: registerSwitches[method] },
    decided: decidedFields[method][name],
  }));
  const open = ways.filter(({ decided }) => decided === undefined).map(({ way }) => way);
  return {
    any: [
      ...ways.filter(({ decided }) => decided === true).map(({ way }) => way),
      ...ways.flatMap(({ way, decided }) => (typeof decided === 'string' ? [{ all: [way, { switch: decided }] }] : [])),
      ...(open.length > 0 ? [{ all: [{ any: open }, { setting: `registerSettings.fields.${name}.enabled` as const }] }] : []),
    ],
  };
}

function entriesIn(group: EntryGroup, names: readonly string[], list?: string): PlacedEntry[] {
  const conditions = conditionsIn(group);
  return names.flatMap((name) => {
    const when = conditions[name];
    return when === undefined ? [] : [{ group, name, when, ...(list === undefined ? {} : { list }) }];
  });
}

/** What a placed block may show, with what each thing depends on; of listed entries those that its lists name. */
export function placedEntries({ block, props }: SiteBlock, { footerNav }: Site): PlacedEntry[] {
  if (!isBlockType(block)) return [];
  const list = lists[block];
  const listable = list ? textsIn(valueAt(blockSchemas[block], pointerTo('properties', list.prop, 'items', 'enum'))) : [];
  const own = isEntryGroup(block) ? Object.keys(entries[block]).filter((name) => !listable.includes(name)) : [];
  return [
    ...(isEntryGroup(block) ? entriesIn(block, own) : []),
    ...(list ? entriesIn(list.group, textsIn(props[list.prop]), list.prop) : []),
    ...(block === 'footer-nav' ? entriesIn('footer', footerNav) : []),
    ...(block === 'register-form'
      ? registerFields.map((name) => ({ group: 'field' as const, name, when: fieldCondition(name) }))
      : []),
    ...(block === 'login-form' || block === 'register-form' ? entriesIn('social', socialProviders) : []),
  ];
}
