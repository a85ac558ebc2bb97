import { dequal } from 'dequal/lite';
import { keysOf } from '#schemas/problem.ts';
import { isObject } from '#schemas/isObject.ts';
import type { PlacedBlock } from '#schemas/release/layout.schema.ts';
import { blockTitle, settingTitle } from './settingTitle.ts';
import { settingAt } from '#schemas/settings.ts';
import { movedItems } from './movedItems.ts';
import { type Shown, orderedName, orderedWords, showValue } from './showValue.ts';
import type { Say } from './say.ts';
import { pointerDiff, type Change } from '#schemas/pointerDiff.ts';

/** One change in words, and where it is. */
export interface ChangeSentence {
  readonly pointer: string;
  readonly title: string;
  readonly text: string;
  /** Of a colour: what it was and what it is; nothing where it is left to the preset. */
  readonly colours?: { readonly before: string | undefined; readonly after: string | undefined };
}

const blocksIn = (list: unknown): PlacedBlock[] =>
  Array.isArray(list) ? list.filter((placed): placed is PlacedBlock => isObject(placed) && typeof placed['id'] === 'string') : [];

/** More items than this that moved are said as the whole new order. */
const MOST_MOVES = 3;

/** A sentence for each item that moved; undefined where the whole order says it better. */
function moveTexts(
  say: Say,
  before: readonly string[],
  after: readonly string[],
  nameOf: (item: string) => string,
): string[] | undefined {
  const moves = movedItems(before, after);
  if (moves.length > MOST_MOVES) return undefined;
  return moves.map(({ item, from, to }) => say('change.moved', { name: nameOf(item), before: from, after: to }));
}

/** What happened to the words of a list in an order; undefined where the two whole lists say it better. */
function orderTexts(say: Say, how: Shown, before: unknown, after: unknown): string[] | undefined {
  const [old, now] = [orderedWords(how, before), orderedWords(how, after)];
  if (!old || !now || old.length === 0 || now.length === 0) return undefined;
  const names = (words: readonly string[]) => words.map((word) => orderedName(say, how, word)).join(', ');
  const come = now.filter((word) => !old.includes(word));
  const gone = old.filter((word) => !now.includes(word));
  const moved = moveTexts(say, old, now, (word) => orderedName(say, how, word));
  if (!moved || new Set(now).size < now.length) return undefined;
  return [
    ...(come.length > 0 ? [say('change.added', { names: names(come) })] : []),
    ...(gone.length > 0 ? [say('change.removed', { names: names(gone) })] : []),
    ...moved,
  ];
}

const blockNames = (say: Say, blocks: readonly PlacedBlock[]): string =>
  blocks.map(({ block }) => blockTitle(say, block)).join(', ');

/** What happened to the blocks of a region: come, gone, moved, set otherwise, shown otherwise. */
function layoutTexts(say: Say, before: readonly PlacedBlock[], after: readonly PlacedBlock[]): string[] {
  const names = (blocks: readonly PlacedBlock[]) => blockNames(say, blocks);
  const come = after.filter(({ id }) => !before.some((other) => other.id === id));
  const gone = before.filter(({ id }) => !after.some((other) => other.id === id));
  const idsOf = (blocks: readonly PlacedBlock[]) => blocks.map(({ id }) => id);
  const nameOf = (id: string) => blockTitle(say, after.find((placed) => placed.id === id)?.block ?? id);
  const common = after.flatMap((now) => before.filter(({ id }) => id === now.id).map((old) => ({ old, now })));
  return [
    ...(come.length > 0 ? [say('change.added', { names: names(come) })] : []),
    ...(gone.length > 0 ? [say('change.removed', { names: names(gone) })] : []),
    ...(moveTexts(say, idsOf(before), idsOf(after), nameOf) ?? [say('change.blocksMoved', { names: names(after) })]),
    ...common
      .filter(({ old, now }) => !dequal([old.block, old.props], [now.block, now.props]))
      .map(({ now }) => say('change.blockSet', { name: blockTitle(say, now.block) })),
    ...common
      .filter(({ old, now }) => !dequal(old.when, now.when))
      .map(({ now }) => say('change.blockShown', { name: blockTitle(say, now.block) })),
  ];
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Changes by pointer, in words.
 *
 * @param release Says which block is where.
 * @param absent What a missing value is called, where the documents hold only what a merchant says itself.
 */
export const changeTexts = (say: Say, changes: readonly Change[], release: unknown, absent?: string): ChangeSentence[] =>
  changes.flatMap(({ pointer, before, after }) => {
    const title = settingTitle(say, pointer, release);
    const [, part] = keysOf(pointer);
    const isInherited = absent !== undefined && (before === undefined || after === undefined);
    if (part === 'layout' && isInherited) {
      const named = (value: unknown) => (value === undefined ? absent : blockNames(say, blocksIn(value)));
      return [{ pointer, title, text: say('change.value', { before: named(before), after: named(after) }) }];
    }
    if (part === 'layout') return layoutTexts(say, blocksIn(before), blocksIn(after)).map((text) => ({ pointer, title, text }));
    const setting = settingAt(pointer);
    // One text inside a table of texts is a text.
    const how =
      setting === undefined || setting.widget === 'texts' ? ({ widget: 'text', choices: [], pointer } as const) : setting;
    const order = orderTexts(say, how, before, after);
    if (order && order.length > 0) return order.map((text) => ({ pointer, title, text }));
    const shown = (value: unknown) => (value === undefined && absent !== undefined ? absent : showValue(say, how, value));
    const text = say('change.value', { before: shown(before), after: shown(after) });
    return [
      { pointer, title, text, ...(how.widget === 'colour' && { colours: { before: textOf(before), after: textOf(after) } }) },
    ];
  });

/**
 * A sentence for each difference between two whole releases.
 * Compare resolved releases: what is inherited changes nothing, whether it is written down or not.
 */
export const changeSentences = (say: Say, before: unknown, after: unknown): ChangeSentence[] =>
  changeTexts(say, pointerDiff(before, after), after);
