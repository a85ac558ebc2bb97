import { dequal } from 'dequal/lite';
import { isBlockType } from '#schemas/blockSchemas.ts';
import { keysOf, pointerTo } from '#schemas/problem.ts';
import { valueAt } from '#schemas/resolve/overlay.ts';
import type { Site } from '#schemas/resolve/site.ts';
import type { FullRelease, ResolvedSite } from '#schemas/resolve/resolveSite.ts';
import { screensShowing } from '../frame/affectedScreens.ts';
import { seenName } from '../frame/seenName.ts';
import { type Section, sectionOf } from '../settings/sections.ts';
import { type Setting, blockSettings, settings } from '#schemas/settings.ts';
import { blockTitle, settingTitle } from '#texts/tool/settingTitle.ts';
import { showValue } from '#texts/tool/showValue.ts';
import type { Say } from '#texts/tool/say.ts';

/** One thing that can be found and gone to. */
export interface SearchEntry {
  readonly pointer: string;
  readonly section: Section;
  readonly title: string;
  readonly description: string;
  /** Its name in the documents. */
  readonly key: string;
  /** What it says now, as a person would say it. */
  readonly value: string;
  /** Where it shows. */
  readonly screens: readonly string[];
  /** Players do not see it like this yet. */
  readonly isChanged: boolean;
}

/** What is searched, and what is live: by that it counts as changed. */
type Draft = Pick<ResolvedSite, 'site' | 'full'> & { readonly liveFull: FullRelease };

/** Up to this many screens are named. */
const NAMED = 4;

function screenNames(say: Say, pointer: string, site: Site): string[] {
  const screens = screensShowing([pointer], site);
  if (screens.length > NAMED) return [say('facts.screenCount', { count: screens.length })];
  return screens.map(({ name }) => seenName(say, name));
}

function ofSetting(say: Say, setting: Setting, at: string, value: unknown, { site, full, liveFull }: Draft): SearchEntry {
  return {
    pointer: at,
    section: sectionOf(at),
    title: settingTitle(say, at, full),
    description: say.declared(setting.address, 'description'),
    key: keysOf(at).slice(-2).join(' '),
    value: setting.widget === 'block-list' || setting.widget === 'texts' ? '' : showValue(say, setting, value),
    screens: screenNames(say, at, site),
    isChanged: !dequal(valueAt(full, at), valueAt(liveFull, at)),
  };
}

/** Placed blocks and their own settings. */
function ofLayout(say: Say, draft: Draft): SearchEntry[] {
  const { site, full } = draft;
  return Object.values(site.layout)
    .flat()
    .flatMap(({ block, pointer, props }) => {
      const title = settingTitle(say, pointer, full);
      const region = pointerTo(...keysOf(pointer).slice(0, 3));
      const isChanged = !dequal(valueAt(full, region), valueAt(draft.liveFull, region));
      const own: SearchEntry = {
        pointer,
        section: sectionOf(pointer),
        title,
        description: '',
        key: block,
        value: '',
        screens: [],
        isChanged,
      };
      const inside = (isBlockType(block) ? blockSettings(block) : []).map((setting) => ({
        ...ofSetting(say, setting, `${pointer}/props${setting.pointer}`, valueAt(props, setting.pointer), draft),
        title: `${blockTitle(say, block)} › ${say.declared(setting.address, 'title')}`,
        isChanged,
      }));
      return [own, ...inside];
    });
}

/** The merchant's own texts, key by key. */
const ofTexts = (say: Say, { site, full, liveFull }: Draft): SearchEntry[] =>
  Object.entries(site.strings).flatMap(([language, texts]) =>
    Object.entries(texts ?? {}).map(([key, text]) => {
      const pointer = pointerTo('template', 'strings', language, key);
      return {
        pointer,
        section: sectionOf(pointer),
        title: settingTitle(say, pointer, full),
        description: '',
        key,
        value: `“${text}”`,
        screens: [],
        isChanged: !dequal(valueAt(full, pointer), valueAt(liveFull, pointer)),
      };
    }),
  );

/** Everything that can be searched for, in the order of the editor. */
export const searchEntries = (say: Say, draft: Draft): SearchEntry[] => [
  ...settings.map((setting) => ofSetting(say, setting, setting.pointer, valueAt(draft.full, setting.pointer), draft)),
  ...ofLayout(say, draft),
  ...ofTexts(say, draft),
];

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** How well an entry answers to one word: 0 not at all. */
function weightOf(entry: SearchEntry, word: string): number {
  const title = plain(entry.title);
  if (title.startsWith(word)) return 60;
  if (title.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) return 40;
  if (title.includes(word)) return 25;
  if (plain(entry.key).includes(word) || plain(entry.pointer).includes(word)) return 20;
  if (plain(entry.value).includes(word)) return 12;
  return plain(entry.description).includes(word) ? 6 : 0;
}

/** The entries that answer to every word, best first. */
export function findEntries(entries: readonly SearchEntry[], text: string): SearchEntry[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return entries
    .map((entry) => ({ entry, weights: words.map((word) => weightOf(entry, word)) }))
    .filter(({ weights }) => weights.every((weight) => weight > 0))
    .map(({ entry, weights }) => ({ entry, weight: weights.reduce((sum, weight) => sum + weight, 0) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ entry }) => entry);
}
