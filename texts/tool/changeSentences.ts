import { dequal } from 'dequal/lite';
import { keysOf, pointerTo } from '#schemas/base/json/problem.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import type { PlacedBlock } from '#schemas/declare/release/layout.schema.ts';
import { blockTitle, settingTitle } from './settingTitle.ts';
import { settingAt, settingIn } from '#schemas/declare/settings/settings.ts';
import { effectiveValue } from './effectiveValue.ts';
import { joinNames } from './joinNames.ts';
import { movedItems } from './movedItems.ts';
import { type ValueFormat, orderedName, orderedWords, showValue } from './showValue.ts';
import type { ToolTranslator } from './toolTranslator.ts';
import { pointerDiff, type Change } from '#schemas/base/json/pointerDiff.ts';

/** One change in words, with its place. */
export interface ChangeSentence {
  readonly pointer: string;
  readonly title: string;
  readonly text: string;
  /** Of a colour: before and after; undefined if it is left to the preset. */
  readonly colours?: { readonly before: string | undefined; readonly after: string | undefined };
}

const blocksIn = (list: unknown): PlacedBlock[] =>
  Array.isArray(list) ? list.filter((placed): placed is PlacedBlock => isObject(placed) && typeof placed['id'] === 'string') : [];

/** More items than this that moved are said as the whole new order. */
const MOST_MOVES = 3;

/** A sentence for each item that moved; undefined where the whole order says it better. */
function moveTexts(
  t: ToolTranslator,
  before: readonly string[],
  after: readonly string[],
  nameOf: (item: string) => string,
): string[] | undefined {
  const moves = movedItems(before, after);
  if (moves.length > MOST_MOVES) return undefined;
  return moves.map(({ item, from, to }) => t('change.moved', { name: nameOf(item), before: from, after: to }));
}

/** Changes of an ordered list's items; undefined if the two whole lists are clearer. */
function orderTexts(t: ToolTranslator, how: ValueFormat, before: unknown, after: unknown): string[] | undefined {
  const [old, now] = [orderedWords(how, before), orderedWords(how, after)];
  if (!old || !now || old.length === 0 || now.length === 0) return undefined;
  const names = (words: readonly string[]) =>
    joinNames(
      t,
      words.map((word) => orderedName(t, how, word)),
    );
  const come = now.filter((word) => !old.includes(word));
  const gone = old.filter((word) => !now.includes(word));
  const moved = moveTexts(t, old, now, (word) => orderedName(t, how, word));
  if (!moved || new Set(now).size < now.length) return undefined;
  return [
    ...(come.length > 0 ? [t('change.added', { names: names(come) })] : []),
    ...(gone.length > 0 ? [t('change.removed', { names: names(gone) })] : []),
    ...moved,
  ];
}

const blockNames = (t: ToolTranslator, blocks: readonly PlacedBlock[]): string =>
  joinNames(
    t,
    blocks.map(({ block }) => blockTitle(t, block)),
  );

interface CommonBlock {
  readonly old: PlacedBlock;
  readonly now: PlacedBlock;
  /** Of the block as it is now, in the release. */
  readonly pointer: string;
}

/** The changed settings of a block, each with both values; a single sentence if something changed that this build has no name for. */
function blockTexts(t: ToolTranslator, { old, now, pointer }: CommonBlock, release: unknown): string[] {
  const name = blockTitle(t, now.block);
  if (dequal([old.block, old.props], [now.block, now.props])) return [];
  const differences = old.block === now.block ? pointerDiff(old.props ?? {}, now.props ?? {}, pointer + pointerTo('props')) : [];
  const isNamed = differences.length > 0 && differences.every((each) => settingIn(release, each.pointer) !== undefined);
  if (!isNamed) return [t('change.blockSet', { name })];
  return differences.flatMap((difference) => {
    const how = settingIn(release, difference.pointer);
    if (how === undefined) return [];
    const title = t.declared(how.address, 'title');
    return valueTexts(t, how, difference, release).map((change) => t('change.blockValue', { name, title, change }));
  });
}

/** Changes of a region's blocks: added, removed, moved, other settings, other conditions. */
function layoutTexts(
  t: ToolTranslator,
  region: string,
  before: readonly PlacedBlock[],
  after: readonly PlacedBlock[],
  release: unknown,
): string[] {
  const names = (blocks: readonly PlacedBlock[]) => blockNames(t, blocks);
  const come = after.filter(({ id }) => !before.some((other) => other.id === id));
  const gone = before.filter(({ id }) => !after.some((other) => other.id === id));
  const idsOf = (blocks: readonly PlacedBlock[]) => blocks.map(({ id }) => id);
  const nameOf = (id: string) => blockTitle(t, after.find((placed) => placed.id === id)?.block ?? id);
  const common = after.flatMap((now, index) =>
    before.filter(({ id }) => id === now.id).map((old) => ({ old, now, pointer: region + pointerTo(index) })),
  );
  return [
    ...(come.length > 0 ? [t('change.added', { names: names(come) })] : []),
    ...(gone.length > 0 ? [t('change.removed', { names: names(gone) })] : []),
    ...(moveTexts(t, idsOf(before), idsOf(after), nameOf) ?? [t('change.blocksMoved', { names: names(after) })]),
    ...common.flatMap((block) => blockTexts(t, block, release)),
    ...common
      .filter(({ old, now }) => !dequal(old.when, now.when))
      .map(({ now }) => t('change.blockShown', { name: blockTitle(t, now.block) })),
  ];
}

/** A value before and after, or the changes of a list's items. `absent` is the text for a missing value. */
function valueTexts(
  t: ToolTranslator,
  how: ValueFormat,
  { pointer, before, after }: Change,
  release: unknown,
  absent?: string,
): string[] {
  const order = orderTexts(t, how, before, after);
  if (order && order.length > 0) return order;
  const shown = (value: unknown) =>
    value === undefined ? (absent ?? effectiveValue(t, how, pointer, release)) : showValue(t, how, value);
  return [t('change.value', { before: shown(before), after: shown(after) })];
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Changes by pointer, in words.
 *
 * @param release To find the block at an index.
 * @param absent The text for a missing value, if the documents only contain a merchant's own settings.
 */
export const changeTexts = (t: ToolTranslator, changes: readonly Change[], release: unknown, absent?: string): ChangeSentence[] =>
  changes.flatMap(({ pointer, before, after }) => {
    const title = settingTitle(t, pointer, release);
    const [, part] = keysOf(pointer);
    const isInherited = absent !== undefined && (before === undefined || after === undefined);
    if (part === 'layout' && isInherited) {
      const named = (value: unknown) => (value === undefined ? absent : blockNames(t, blocksIn(value)));
      return [{ pointer, title, text: t('change.value', { before: named(before), after: named(after) }) }];
    }
    if (part === 'layout')
      return layoutTexts(t, pointer, blocksIn(before), blocksIn(after), release).map((text) => ({ pointer, title, text }));
    const setting = settingAt(pointer);
    // A single text of a table of texts is formatted as a text.
    const how =
      setting === undefined || setting.widget === 'texts' ? ({ widget: 'text', choices: [], pointer } as const) : setting;
    const colours = how.widget === 'colour' && { colours: { before: textOf(before), after: textOf(after) } };
    return valueTexts(t, how, { pointer, before, after }, release, absent).map((text) => ({
      pointer,
      title,
      text,
      ...colours,
    }));
  });

/**
 * A sentence for each difference between two whole releases. Compare resolved releases: an inherited value equals the same value written down.
 */
export const changeSentences = (t: ToolTranslator, before: unknown, after: unknown): ChangeSentence[] =>
  changeTexts(t, pointerDiff(before, after), after);
