import { blocks, isBlockType } from '#schemas/declare/blocks/blocks.ts';
import { keysOf, pointerTo } from '#schemas/base/json/problem.ts';
import { releaseDefaults } from '#schemas/release/resolve/defaults.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { playerText } from './playerText.ts';
import type { ToolTranslator } from './toolTranslator.ts';
import { type ValueFormat, showValue } from './showValue.ts';

/** The default of a setting that a release does not contain. Those of blocks are in the blocks' schemas. */
function declaredDefault(pointer: string, release: unknown): unknown {
  const [root, part, region = '', index = '', props, ...keys] = keysOf(pointer);
  if (root !== 'template' || part !== 'layout' || props !== 'props') return valueAt(releaseDefaults, pointer);
  const block = valueAt(release, pointerTo('template', 'layout', region, index, 'block'));
  if (typeof block !== 'string' || !isBlockType(block)) return undefined;
  const schema = keys.map((key) => pointerTo('properties', key)).join('');
  return valueAt(blocks[block].schema, `${schema}/default`);
}

/** The effective value of a setting that a release does not contain: its default, or the product's own text. */
export function effectiveValue(t: ToolTranslator, how: ValueFormat, pointer: string, release: unknown): string {
  const [root, part, , key] = keysOf(pointer);
  if (root === 'template' && part === 'strings' && key !== undefined)
    return t(playerText(key) === key ? 'value.none' : 'value.defaultText');
  const declared = declaredDefault(pointer, release);
  return declared === undefined ? t('value.empty') : t('value.default', { value: showValue(t, how, declared) });
}
