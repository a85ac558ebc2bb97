import { dequal } from 'dequal/lite';
import { keysOf } from '#schemas/problem.ts';
import { isObject } from '#schemas/isObject.ts';
import type { PlacedBlock } from '#schemas/release/layout.schema.ts';
import { blockTitle, settingTitle } from './settingTitle.ts';
import { settingAt } from '#schemas/settings.ts';
import { showValue } from './showValue.ts';
import type { Say } from './say.ts';
import { pointerDiff, type Change } from '#schemas/pointerDiff.ts';

/** One change in words, and where it stands. */
export interface ChangeSentence {
  readonly pointer: string;
  readonly title: string;
  readonly text: string;
}

const blocksIn = (list: unknown): PlacedBlock[] =>
  Array.isArray(list) ? list.filter((placed): placed is PlacedBlock => isObject(placed) && typeof placed['id'] === 'string') : [];

const isSameOrder = (before: readonly PlacedBlock[], after: readonly PlacedBlock[]): boolean => {
  const stayed = (from: readonly PlacedBlock[], among: readonly PlacedBlock[]) =>
    from.map(({ id }) => id).filter((id) => among.some((other) => other.id === id));
  return dequal(stayed(before, after), stayed(after, before));
};

/** What happened to the blocks of a region: come, gone, moved, set otherwise, shown otherwise. */
function layoutTexts(say: Say, before: readonly PlacedBlock[], after: readonly PlacedBlock[]): string[] {
  const names = (blocks: readonly PlacedBlock[]) => blocks.map(({ block }) => blockTitle(say, block)).join(', ');
  const come = after.filter(({ id }) => !before.some((other) => other.id === id));
  const gone = before.filter(({ id }) => !after.some((other) => other.id === id));
  const common = after.flatMap((now) => before.filter(({ id }) => id === now.id).map((old) => ({ old, now })));
  return [
    ...(come.length > 0 ? [say('change.blocksAdded', { names: names(come) })] : []),
    ...(gone.length > 0 ? [say('change.blocksRemoved', { names: names(gone) })] : []),
    ...(isSameOrder(before, after) ? [] : [say('change.blocksMoved', { names: names(after) })]),
    ...common
      .filter(({ old, now }) => !dequal([old.block, old.props], [now.block, now.props]))
      .map(({ now }) => say('change.blockSet', { name: blockTitle(say, now.block) })),
    ...common
      .filter(({ old, now }) => !dequal(old.when, now.when))
      .map(({ now }) => say('change.blockShown', { name: blockTitle(say, now.block) })),
  ];
}

/** Changes by pointer, in words. `release` says which block stands where. */
export const changeTexts = (say: Say, changes: readonly Change[], release: unknown): ChangeSentence[] =>
  changes.flatMap(({ pointer, before, after }) => {
    const title = settingTitle(say, pointer, release);
    const [, part] = keysOf(pointer);
    if (part === 'layout') return layoutTexts(say, blocksIn(before), blocksIn(after)).map((text) => ({ pointer, title, text }));
    const setting = settingAt(pointer);
    // One text inside a table of texts is a text.
    const how =
      setting === undefined || setting.widget === 'texts' ? ({ widget: 'text', choices: [], pointer } as const) : setting;
    return [
      { pointer, title, text: say('change.value', { before: showValue(say, how, before), after: showValue(say, how, after) }) },
    ];
  });

/**
 * A sentence for each difference between two whole releases.
 * Compare resolved releases: what is inherited changes nothing, whether it is written down or not.
 */
export const changeSentences = (say: Say, before: unknown, after: unknown): ChangeSentence[] =>
  changeTexts(say, pointerDiff(before, after), after);
