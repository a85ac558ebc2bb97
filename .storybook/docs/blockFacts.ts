import { type BlockType, regionsOf, blocks } from '#schemas/declare/blocks/blocks.ts';
import { type CallName, declaredCalls } from '#schemas/declare/calls/declaredCalls.ts';
import { blockProblems } from '#schemas/release/read/blockProblems.ts';
import { conditionOf } from '#schemas/judge/entries/isOffered.ts';
import { callsIn } from '#schemas/declare/entries/callsIn.ts';
import { placedEntries } from '#schemas/judge/entries/placedEntries.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { keysOf, pointerTo } from '#schemas/base/json/problem.ts';
import { layoutSchema } from '#schemas/declare/release/layout.schema.ts';
import { type Region, regions } from '#schemas/declare/names/regions.ts';
import { footerItems } from '#schemas/declare/release/templateParameters.schema.ts';
import { schemaLeaves } from '#schemas/base/json/schemaLeaves.ts';
import { asCode, valueKind } from '#schemas/base/json/valueKind.ts';
import { TOOL_PATH } from '#schemas/base/urls/toolAddresses.ts';
import { entryName } from '../../admin-preview/preview/frame/hiddenParts.ts';
import { addressOf } from '../../admin-preview/kit/route/route.ts';
import { sectionOf } from '../../admin-preview/kit/route/sections.ts';
import { problemSentence } from '#texts/tool/problemSentence.ts';
import { inEnglish as t } from '#texts/tool/toolTranslator.ts';
import { brands, siteOfBrand } from '../brands.ts';
import { type ConditionTree, conditionTree } from './conditionText.ts';
import { schemaDefaults } from './schemaDefaults.ts';

type Schema = Readonly<Record<string, unknown>>;

/** A wrong value, and what the operator's tool says of it. */
interface RefusalFact {
  readonly value: string;
  readonly message: string;
}

interface SettingFact {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Type, bounds and choices; code is between backticks, as in Markdown. */
  readonly kind: string;
  readonly fallback: string;
  /** An example of what it must not be. */
  readonly refused: RefusalFact | undefined;
}

interface EntryFact {
  readonly name: string;
  readonly shown: ConditionTree;
}

interface CallFact {
  readonly name: CallName;
  readonly title: string;
  readonly request: string;
}

/** A place that a shipped brand gives a block, and the title of the brand. */
interface PlaceFact {
  readonly title: string;
  readonly region: string;
  /** Where the operator's tool edits it. */
  readonly address: string;
}

/** What is declared of a block. */
export interface BlockFacts {
  readonly title: string;
  readonly purpose: string;
  readonly regions: readonly { readonly name: Region; readonly title: string; readonly description: string }[];
  readonly settings: readonly SettingFact[];
  /** Where the shipped brands have it. */
  readonly places: readonly PlaceFact[];
  /** When the block as a whole is shown; nothing where it depends on nothing. */
  readonly shown?: ConditionTree;
  readonly entries: readonly EntryFact[];
  /** Calls without which the block, or something in it, is left out. */
  readonly neededCalls: readonly CallFact[];
}

export function callFact(name: CallName): CallFact {
  const { title, method, path } = declaredCalls[name];
  return { name, title, request: path === '' ? method : `${method} ${path}` };
}

/** Settings under which a block lists all that it can list. */
function fullProps(block: BlockType): Readonly<Record<string, unknown>> {
  const lists = schemaLeaves(blocks[block].schema).flatMap(({ pointer, schema: { items } }) =>
    isObject(items) && Array.isArray(items['enum']) ? [[keysOf(pointer)[0], items['enum']]] : [],
  );
  return { ...schemaDefaults(block), ...Object.fromEntries(lists) };
}

/** A value that a schema refuses: next to its limit, or of another type. */
function wrongValueOf(schema: Schema): unknown {
  if (Array.isArray(schema['enum'])) return 'another';
  if (typeof schema['maximum'] === 'number') return schema['maximum'] + 1;
  if (typeof schema['minimum'] === 'number') return schema['minimum'] - 1;
  if (schema['type'] === 'string') return 1;
  return 'yes';
}

/** What the operator's tool says of such a value. */
function refusalOf(block: BlockType, setting: string, schema: Schema): RefusalFact | undefined {
  const value = wrongValueOf(schema);
  const placed = { id: block, block, props: { [setting]: value } };
  const [region = 'home'] = regionsOf(block);
  const [problem] = blockProblems(placed, pointerTo('template', 'layout', region, '0'));
  if (problem === undefined) return undefined;
  const message = problemSentence(t, problem, { template: { layout: { [region]: [placed] } } });
  return { value: asCode(JSON.stringify(value)), message };
}

const placesOf = (block: BlockType): PlaceFact[] =>
  [...brands].flatMap(([merchantCode, { title, layout }]) =>
    regions.flatMap((region) =>
      (layout[region] ?? [])
        .filter((placed) => placed.block === block)
        .map(({ pointer }) => ({
          title,
          region: layoutSchema.properties[region].title,
          address: TOOL_PATH + addressOf({ page: 'editor', merchantCode, section: sectionOf(pointer), at: pointer }),
        })),
    ),
  );

/** All that the schemas say of a block. */
export function factsOf(block: BlockType): BlockFacts {
  const { title, description } = blocks[block].schema;
  const placed = { id: block, block, props: fullProps(block), pointer: '', problems: [] };
  const entries = placedEntries(placed, { ...siteOfBrand('aurora'), footerNav: footerItems });
  const condition = conditionOf(block);
  const calls = new Set([...(condition ? callsIn(condition) : []), ...entries.flatMap(({ when }) => callsIn(when))]);
  return {
    title,
    purpose: description,
    regions: regionsOf(block).map((name) => {
      const region = layoutSchema.properties[name];
      return { name, title: region.title, description: region.description };
    }),
    settings: schemaLeaves(blocks[block].schema).map(({ pointer, schema }) => ({
      refused: refusalOf(block, keysOf(pointer)[0] ?? '', schema),
      name: keysOf(pointer).join('.'),
      title: String(schema['title']),
      description: String(schema['description']),
      kind: valueKind(schema),
      fallback: asCode(JSON.stringify(schema['default'])),
    })),
    places: placesOf(block),
    ...(condition ? { shown: conditionTree(block, condition) } : {}),
    entries: entries.map((entry) => ({ name: entryName(t, entry, block), shown: conditionTree(block, entry.when) })),
    neededCalls: [...calls].map(callFact),
  };
}
