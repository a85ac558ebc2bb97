import { type BlockType, blocks, isBlockType } from '../blocks/blocks.ts';
import { type DurationUnit, isDurationUnit } from '../../base/text/durations.ts';
import { isObject } from '../../base/json/isObject.ts';
import { type MediaSizeName, isMediaSize } from '../../base/media/mediaSizes.ts';
import { keysOf, pointerTo } from '../../base/json/problem.ts';
import type { Strictness } from '../leaves/strictness.ts';
import { releaseSchema } from '../release/release.schema.ts';
import { valueAt } from '../../base/json/overlay.ts';
import { type SchemaLeaf, schemaLeaves } from '../../base/json/schemaLeaves.ts';

/** Controls that a schema may ask for with `x-ui.widget`. */
export const widgets = [
  'text',
  'page',
  'page-list',
  'number',
  'number-list',
  'duration',
  'select',
  'conduct',
  'switch',
  'switch-name',
  'colour',
  'image',
  'language',
  'language-list',
  'footer-order',
  'category-list',
  'field-order',
  'words',
  'codes',
  'pairs',
  'rules',
  'texts',
  'block-list',
  'version',
] as const;
export type Widget = (typeof widgets)[number];

/** Widgets whose values have parts, or are more than a value: layout, register form, own texts and version have editors of their own. */
const structureWidgets = ['block-list', 'field-order', 'texts', 'version'] as const satisfies readonly Widget[];
type StructureWidget = (typeof structureWidgets)[number];
export type ValueWidget = Exclude<Widget, StructureWidget>;
export type ValueSetting = Setting & { readonly widget: ValueWidget };

export const isValueSetting = (setting: Setting): setting is ValueSetting =>
  !structureWidgets.some((widget) => widget === setting.widget);

/** Of a list of pairs: allowed values of the right side, and suggestions for the left. Other values of the left side are typed. */
interface Pair {
  readonly right: readonly string[];
  readonly offered?: readonly string[] | undefined;
  /** The table that the pairs change: what each name stands for without one. */
  readonly usual?: Readonly<Record<string, string>> | undefined;
  /** What the right sides are counted in, where they are lengths of time. */
  readonly unit?: DurationUnit | undefined;
  /** Switches of the features that a left side belongs to. */
  readonly switches: Readonly<Record<string, readonly string[]>>;
}

/** One setting as its schema describes it: all that an editor needs for its control and bounds. */
export interface Setting {
  readonly pointer: string;
  /** Where its title and description are declared (`schemas/settingTexts.ts`). */
  readonly address: string;
  readonly widget: Widget;
  readonly group: string;
  readonly type: string;
  /** Allowed words of a closed choice, or of a list's entries. */
  readonly choices: readonly string[];
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly isWhole: boolean;
  /** The unit in which a length of time is stored. */
  readonly unit?: DurationUnit | undefined;
  readonly pair?: Pair | undefined;
  /** Switches of the feature that it belongs to; mostly empty. */
  readonly switches: readonly string[];
  /** Regular expression of a text: such a text is a single line, however long, for example an address or a name of the platform's. */
  readonly pattern?: string | undefined;
  /** Of a picture: the size in which it is shown. */
  readonly size?: MediaSizeName | undefined;
  /** Which of its values protect players more; undefined where none does. */
  readonly strictness?: Strictness | undefined;
  /** Colour role that the setting is the value of. */
  readonly role?: string | undefined;
}

const isWidget = (name: unknown): name is Widget => widgets.some((widget) => widget === name);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const count = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const words = (value: unknown): string[] => (Array.isArray(value) ? value.filter((word) => typeof word === 'string') : []);
const textOf = ([name, value]: [string, unknown]): [string, string] => [name, text(value)];
const pairOf = ({ right, offered, usual, unit, switches }: Readonly<Record<string, unknown>>): Pair => ({
  right: words(right),
  offered: Array.isArray(offered) ? words(offered) : undefined,
  usual: isObject(usual) ? Object.fromEntries(Object.entries(usual).map(textOf)) : undefined,
  unit: isDurationUnit(unit) ? unit : undefined,
  switches: isObject(switches) ? Object.fromEntries(Object.entries(switches).map(([left, names]) => [left, words(names)])) : {},
});

function settingOf({ pointer, schema, group }: SchemaLeaf, address: string): Setting | undefined {
  const ui = isObject(schema['x-ui']) ? schema['x-ui'] : {};
  if (!isWidget(ui['widget'])) return undefined;
  const items = isObject(schema['items']) ? schema['items'] : {};
  return {
    pointer,
    address,
    widget: ui['widget'],
    group: text(ui['group']) || group,
    type: text(schema['type']),
    choices: [...words(schema['enum']), ...words(items['enum'])],
    min: count(schema['minimum']),
    max: count(schema['maximum']),
    maxLength: count(schema['maxLength']),
    isWhole: schema['type'] === 'integer',
    unit: isDurationUnit(schema['x-unit']) ? schema['x-unit'] : undefined,
    switches: words(schema['x-switches']),
    pair: isObject(schema['x-pair']) ? pairOf(schema['x-pair']) : undefined,
    pattern: typeof schema['pattern'] === 'string' ? schema['pattern'] : undefined,
    size: isMediaSize(ui['size']) ? ui['size'] : undefined,
    strictness: schema['x-strict'] as Strictness | undefined, // our own schemas; their test checks it
    role: typeof schema['x-role'] === 'string' ? schema['x-role'] : undefined,
  };
}

const settingsIn = (schema: unknown, address = ''): Setting[] =>
  schemaLeaves(schema).flatMap((leaf) => settingOf(leaf, address + leaf.pointer) ?? []);

/** Every setting of a release, in the order of its schema. */
export const settings: readonly Setting[] = settingsIn(releaseSchema);

/** The setting that a pointer is at or in. */
export const settingAt = (pointer: string): Setting | undefined =>
  settings.find((setting) => pointer === setting.pointer || pointer.startsWith(`${setting.pointer}/`));

/** The pointer by which what is read at one is known: of a value in a table that pairs change its own, else that of the setting. */
export function readingAt(pointer: string): string | undefined {
  const setting = settingAt(pointer);
  return setting?.pair?.usual ? pointer : setting?.pointer;
}

/** The setting that a pointer stands at: of the release, or of the block that the release places there. */
export function settingIn(release: unknown, pointer: string): Setting | undefined {
  const [root, part, region = '', index = '', props, name = ''] = keysOf(pointer);
  if (root !== 'template' || part !== 'layout' || props !== 'props') return settingAt(pointer);
  const block = valueAt(release, pointerTo('template', 'layout', region, index, 'block'));
  return typeof block === 'string' && isBlockType(block)
    ? blockSettings(block).find((setting) => setting.pointer === pointerTo(name))
    : undefined;
}

/** The settings below a pointer. */
export const settingsBelow = (pointer: string): ValueSetting[] =>
  settings.filter(isValueSetting).filter((setting) => setting.pointer.startsWith(`${pointer}/`));

/** A block's own settings; their pointers start at its props. */
export const blockSettings = (block: BlockType): ValueSetting[] =>
  settingsIn(blocks[block].schema, pointerTo('blocks', block)).filter(isValueSetting);
