import { isBlockType } from '../../declare/blocks/blocks.ts';
import { type Setting, blockSettings, settingAt, settings } from '../../declare/settings/settings.ts';
import type { Strictness } from '../../declare/leaves/strictness.ts';
import { isObject } from '../../base/json/isObject.ts';
import { valueAt } from '../../base/json/overlay.ts';
import { keysOf, pointerTo } from '../../base/json/problem.ts';
import { blockDefaults } from '../../release/resolve/blockDefaults.ts';
import { complianceLayers } from '../../release/resolve/complianceLayers.ts';
import type { FullRelease } from '../../release/resolve/resolveSite.ts';

/** A setting that protects players, in a release. */
interface Protection {
  readonly pointer: string;
  readonly strictness: Strictness;
}

/** One with the value that the profile `strict` promises. */
interface PromisedProtection extends Protection {
  /** What its layer is known by: the setting itself, or the list that it is in, which is replaced as a whole. */
  readonly replaced: string;
  readonly promised: unknown;
}

const protectionOf = ({ pointer, strictness }: Setting): Protection[] =>
  strictness === undefined ? [] : [{ pointer, strictness }];

/** All settings of a release, without those of its blocks, where one value protects players more than another. */
export const protections: readonly Protection[] = settings.flatMap(protectionOf);

/** Pointers of the values of a layer. */
const leavesOf = (value: unknown, pointer = ''): string[] =>
  isObject(value) ? Object.entries(value).flatMap(([key, child]) => leavesOf(child, pointer + pointerTo(key))) : [pointer];

const promisedSettings: readonly PromisedProtection[] = leavesOf(complianceLayers.strict).map((pointer) => {
  const strictness = settingAt(pointer)?.strictness;
  if (strictness === undefined)
    throw new Error(`${pointer} is promised by a profile, and does not say what is stricter (x-strict).`);
  return { pointer, replaced: pointer, strictness, promised: valueAt(complianceLayers.strict, pointer) };
});

/** What the profile `strict` promises of the blocks that a release places. */
const promisedBlocks = ({ template: { layout } }: FullRelease): PromisedProtection[] =>
  Object.entries(layout).flatMap(([region, placed]) =>
    placed.flatMap(({ block, props }, index) => {
      if (!isBlockType(block)) return [];
      const promised = blockDefaults(block, 'strict');
      return blockSettings(block)
        .filter(({ pointer }) => isObject(props) && keysOf(pointer).every((key) => key in props))
        .flatMap(protectionOf)
        .map(({ pointer, strictness }) => ({
          pointer: pointerTo('template', 'layout', region, index, 'props') + pointer,
          replaced: pointerTo('template', 'layout', region),
          strictness,
          promised: valueAt(promised, pointer),
        }));
    }),
  );

/** Everything that the profile `strict` promises in a release. */
export const promisesOf = (full: FullRelease): PromisedProtection[] => [...promisedSettings, ...promisedBlocks(full)];
