import { isBlockType } from '#schemas/declare/blocks/blocks.ts';
import { keysOf, pointerTo } from '#schemas/base/json/problem.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { playerText } from './playerText.ts';
import type { ToolTranslator } from './toolTranslator.ts';
import { wordName } from './words.ts';
import { type Setting, settingAt, settingIn } from '#schemas/declare/settings/settings.ts';

/** Name of a block for operators: its title, or its code name if this build does not know it. */
export const blockTitle = (t: ToolTranslator, block: string): string =>
  isBlockType(block) ? t.declared(pointerTo('blocks', block), 'title') : block;

/** Name of a region for operators; its code name if this build does not know it. */
export function regionTitle(t: ToolTranslator, region: string): string {
  const setting = settingAt(pointerTo('template', 'layout', region));
  return setting ? t.declared(setting.address, 'title') : region;
}

function titleInLayout(t: ToolTranslator, keys: readonly string[], release: unknown): string {
  const [, , region = '', index, part] = keys;
  const place = regionTitle(t, region);
  if (index === undefined) return place;
  const placed = valueAt(release, pointerTo('template', 'layout', region, index));
  const block = isObject(placed) && typeof placed['block'] === 'string' ? placed['block'] : '';
  const own = part === 'props' ? settingIn(release, pointerTo(...keys)) : undefined;
  const name = block ? blockTitle(t, block) : `#${Number(index) + 1}`;
  // Some regions have the name of their only block.
  return [place, ...(name === place ? [] : [name]), ...(own ? [t.declared(own.address, 'title')] : [])].join(' › ');
}

/** Name of a custom text: the words that it replaces, or that this build has no such text. */
function ownTextTitle(t: ToolTranslator, key: string): string {
  const words = playerText(key);
  return words === key ? t('texts.unknownKey', { key }) : words;
}

/** What a setting is called; of a list of pairs also the one that is meant, by its name or as it stands there. */
function titleOf(t: ToolTranslator, setting: Setting, pointer: string, release: unknown): string {
  const title = t.declared(setting.address, 'title');
  if (setting.pair === undefined || pointer === setting.pointer) return title;
  if (setting.pair.usual?.[keysOf(pointer).at(-1) ?? ''] !== undefined) return t.declared(pointer, 'title');
  const pair = valueAt(release, pointer);
  return typeof pair === 'string' ? [title, pair].join(' › ') : title;
}

/**
 * Name of the setting at a pointer, for sentences and lists: "Dark look › Brand", "Username › Required".
 *
 * @param release The whole release, to find the block at an index.
 */
export function settingTitle(t: ToolTranslator, pointer: string, release: unknown): string {
  const keys = keysOf(pointer);
  const [root, part, name = ''] = keys;
  if (root === 'template' && part === 'layout') return titleInLayout(t, keys, release);
  const setting = settingAt(pointer);
  const title = setting ? titleOf(t, setting, pointer, release) : (keys.at(-1) ?? t('release.whole'));
  if (root === 'registerSettings' && part === 'fields' && name)
    return [wordName(t, 'field', name), ...(keys.length > 3 ? [title] : [])].join(' › ');
  if (root === 'registerSettings' && part === 'shared' && name)
    return [t('register.shared'), wordName(t, 'shared', name)].join(' › ');
  if (part === 'theme' && (name === 'dark' || name === 'light')) return [t(`look.${name}`), title].join(' › ');
  if (part === 'strings')
    return [t('texts.own'), wordName(t, 'language', name), ...keys.slice(3).map((key) => ownTextTitle(t, key))].join(' › ');
  return title;
}
