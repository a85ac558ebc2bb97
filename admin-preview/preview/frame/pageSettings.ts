import { keysOf, pointerTo } from '#schemas/base/json/problem.ts';
import { type Section, sectionOf, sections } from '../../kit/route/sections.ts';
import { settingAt } from '#schemas/declare/settings/settings.ts';
import { settingTitle } from '#texts/tool/settingTitle.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';

interface SettingInUse {
  readonly pointer: string;
  readonly title: string;
}

/** How many names lead to a block's own setting: `/template/layout/home/0/props/size`. What follows is within its value. */
const BLOCK_SETTING = 6;

/** A block's own setting is at its place in the layout, all others where their schema says. */
function settingOf(pointer: string): string | undefined {
  const keys = keysOf(pointer);
  const [root, part] = keys;
  if (root === 'template' && part === 'layout') return pointerTo(...keys.slice(0, BLOCK_SETTING));
  return settingAt(pointer)?.pointer;
}

/**
 * Settings by the section that edits them, each once, by title.
 *
 * @param pointers As the frame reported them: pointers into the resolved release, some into the value of a setting.
 */
export function pageSettings(
  pointers: readonly string[],
  release: unknown,
  t: ToolTranslator,
): readonly { readonly section: Section; readonly settings: readonly SettingInUse[] }[] {
  const settings = [...new Set(pointers.flatMap((pointer) => settingOf(pointer) ?? []))].map((pointer) => ({
    pointer,
    title: settingTitle(t, pointer, release),
  }));
  return sections
    .map((section) => ({
      section,
      settings: settings
        .filter(({ pointer }) => sectionOf(pointer) === section)
        .toSorted((a, b) => a.title.localeCompare(b.title)),
    }))
    .filter((group) => group.settings.length > 0);
}
