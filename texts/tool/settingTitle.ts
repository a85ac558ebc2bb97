import { isBlockType } from '#schemas/declare/blocks/blocks.ts';
import { keysOf, pointerTo } from '#schemas/base/json/problem.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { playerText } from './playerText.ts';
import type { Say } from './say.ts';
import { wordName } from './words.ts';
import { type Setting, settingAt, settingIn } from '#schemas/declare/settings/settings.ts';

/** Name of a block for operators: its title, or its code name if this build does not know it. */
export const blockTitle = (say: Say, block: string): string =>
  isBlockType(block) ? say.declared(pointerTo('blocks', block), 'title') : block;

/** Name of a region for operators; its code name if this build does not know it. */
export function regionTitle(say: Say, region: string): string {
  const setting = settingAt(pointerTo('template', 'layout', region));
  return setting ? say.declared(setting.address, 'title') : region;
}

function titleInLayout(say: Say, keys: readonly string[], release: unknown): string {
  const [, , region = '', index, part] = keys;
  const place = regionTitle(say, region);
  if (index === undefined) return place;
  const placed = valueAt(release, pointerTo('template', 'layout', region, index));
  const block = isObject(placed) && typeof placed['block'] === 'string' ? placed['block'] : '';
  const own = part === 'props' ? settingIn(release, pointerTo(...keys)) : undefined;
  const name = block ? blockTitle(say, block) : `#${Number(index) + 1}`;
  // Some regions have the name of their only block.
  return [place, ...(name === place ? [] : [name]), ...(own ? [say.declared(own.address, 'title')] : [])].join(' › ');
}

/** Name of a custom text: the words that it replaces, or that this build has no such text. */
function ownTextTitle(say: Say, key: string): string {
  const words = playerText(key);
  return words === key ? say('texts.unknownKey', { key }) : words;
}

/** What a setting is called; of a list of pairs also the one that is meant, by its name or as it stands there. */
function titleOf(say: Say, setting: Setting, pointer: string, release: unknown): string {
  const title = say.declared(setting.address, 'title');
  if (setting.pair === undefined || pointer === setting.pointer) return title;
  if (setting.pair.usual?.[keysOf(pointer).at(-1) ?? ''] !== undefined) return say.declared(pointer, 'title');
  const pair = valueAt(release, pointer);
  return typeof pair === 'string' ? [title, pair].join(' › ') : title;
}

/**
 * Name of the setting at a pointer, for sentences and lists: "Dark look › Brand", "Username › Required".
 *
 * @param release The whole release, to find the block at an index.
 */
export function settingTitle(say: Say, pointer: string, release: unknown): string {
  const keys = keysOf(pointer);
  const [root, part, name = ''] = keys;
  if (root === 'template' && part === 'layout') return titleInLayout(say, keys, release);
  const setting = settingAt(pointer);
  const title = setting ? titleOf(say, setting, pointer, release) : (keys.at(-1) ?? say('release.whole'));
  if (root === 'registerSettings' && part === 'fields' && name)
    return [wordName(say, 'field', name), ...(keys.length > 3 ? [title] : [])].join(' › ');
  if (root === 'registerSettings' && part === 'shared' && name)
    return [say('register.shared'), wordName(say, 'shared', name)].join(' › ');
  if (part === 'theme' && (name === 'dark' || name === 'light')) return [say(`look.${name}`), title].join(' › ');
  if (part === 'strings')
    return [say('texts.own'), wordName(say, 'language', name), ...keys.slice(3).map((key) => ownTextTitle(say, key))].join(' › ');
  return title;
}
