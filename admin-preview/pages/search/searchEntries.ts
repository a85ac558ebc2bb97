import { dequal } from 'dequal/lite';
import { isBlockType } from '#schemas/declare/blocks/blocks.ts';
import { blockWords } from '#schemas/declare/blocks/blockWords.ts';
import { keysOf, pointerTo } from '#schemas/base/json/problem.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import type { FullRelease, ResolvedSite } from '#schemas/release/resolve/resolveSite.ts';
import { screensShowing } from '../../preview/frame/affectedScreens.ts';
import { seenName } from '../../preview/frame/seenName.ts';
import { switchValue } from '../../editors/controls/switchValue.ts';
import { type Section, sectionOf } from '../../kit/route/sections.ts';
import { readSwitch } from '#schemas/base/json/readSwitch.ts';
import { type Setting, blockSettings, settings } from '#schemas/declare/settings/settings.ts';
import { blockTitle, settingTitle } from '#texts/tool/settingTitle.ts';
import { showValue } from '#texts/tool/showValue.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { leftName } from '#texts/tool/words.ts';

/** What a search looks at, and how it is listed. */
export interface Findable {
  readonly id: string;
  readonly title: string;
  /** What it is called elsewhere. */
  readonly names: readonly string[];
  readonly description: string;
  /** Its name in the documents. */
  readonly key: string;
  /** Where it is in the documents. */
  readonly pointer: string;
  /** What it says now, as a person would say it. */
  readonly value: string;
  /** Players do not see it like this yet. */
  readonly isChanged: boolean;
  /** Paths, names of the platform, times and calls: they are listed last. */
  readonly isPlumbing: boolean;
}

/** One setting, block or text that can be found and gone to. */
export interface SearchEntry extends Findable {
  readonly section: Section;
  /** Where it shows. */
  readonly screens: readonly string[];
  /** Of a switch: whether it is on, and what would be written to change that. */
  readonly toggle?: { readonly isOn: boolean; readonly next: unknown };
}

/** The searched draft, and the live release, against which changes count. */
type Draft = Pick<ResolvedSite, 'site' | 'full'> & { readonly liveFull: FullRelease };

/** Up to this many screens are named. */
const NAMED = 4;

function screenNames(t: ToolTranslator, pointer: string, site: Site): string[] {
  const screens = screensShowing([pointer], site);
  if (screens.length > NAMED) return [t('facts.screenCount', { count: screens.length })];
  return screens.map(({ name }) => seenName(t, name));
}

const wordsFor = (block: string): readonly string[] => (isBlockType(block) ? blockWords[block] : []);

/** The block of a region that holds only one: region and block are one thing, with two names. */
function soleBlock(t: ToolTranslator, pointer: string, { layout }: Site): string[] {
  const [root, part, region, ...inside] = keysOf(pointer);
  if (root !== 'template' || part !== 'layout' || inside.length > 0) return [];
  const [only, ...others] = Object.entries(layout).find(([name]) => name === region)?.[1] ?? [];
  return only && others.length === 0 ? [blockTitle(t, only.block), only.block, ...wordsFor(only.block)] : [];
}

function ofSetting(
  t: ToolTranslator,
  setting: Setting,
  at: string,
  value: unknown,
  { site, full, liveFull }: Draft,
): SearchEntry {
  const isOn = readSwitch(value) ?? false;
  return {
    id: at,
    pointer: at,
    names: [...soleBlock(t, at, site), ...Object.keys(setting.pair?.usual ?? {}).map((name) => leftName(t, setting, name))],
    isPlumbing: sectionOf(at) === 'integration',
    ...(setting.widget === 'switch' && { toggle: { isOn, next: switchValue(setting, !isOn) } }),
    section: sectionOf(at),
    title: settingTitle(t, at, full),
    description: t.declared(setting.address, 'description'),
    key: keysOf(at).slice(-2).join(' '),
    value: setting.widget === 'block-list' || setting.widget === 'texts' ? '' : showValue(t, setting, value),
    screens: screenNames(t, at, site),
    isChanged: !dequal(valueAt(full, at), valueAt(liveFull, at)),
  };
}

/** Placed blocks and their own settings. */
function ofLayout(t: ToolTranslator, draft: Draft): SearchEntry[] {
  const { site, full } = draft;
  return Object.values(site.layout).flatMap((placed) =>
    placed.flatMap(({ block, pointer, props }) => {
      const title = settingTitle(t, pointer, full);
      const region = pointerTo(...keysOf(pointer).slice(0, 3));
      const isChanged = !dequal(valueAt(full, region), valueAt(draft.liveFull, region));
      const own: SearchEntry = {
        id: pointer,
        pointer,
        names: wordsFor(block),
        isPlumbing: false,
        section: sectionOf(pointer),
        title,
        description: '',
        key: block,
        value: '',
        screens: [],
        isChanged,
      };
      const inside = (isBlockType(block) ? blockSettings(block) : []).map((setting) => ({
        ...ofSetting(t, setting, `${pointer}/props${setting.pointer}`, valueAt(props, setting.pointer), draft),
        title: `${blockTitle(t, block)} › ${t.declared(setting.address, 'title')}`,
        isChanged,
      }));
      return placed.length === 1 ? inside : [own, ...inside];
    }),
  );
}

/** The merchant's own texts, key by key. */
const ofTexts = (t: ToolTranslator, { site, full, liveFull }: Draft): SearchEntry[] =>
  Object.entries(site.strings).flatMap(([language, texts]) =>
    Object.entries(texts ?? {}).map(([key, text]) => {
      const pointer = pointerTo('template', 'strings', language, key);
      return {
        id: pointer,
        pointer,
        names: [],
        isPlumbing: false,
        section: sectionOf(pointer),
        title: settingTitle(t, pointer, full),
        description: '',
        key,
        value: `“${text}”`,
        screens: [],
        isChanged: !dequal(valueAt(full, pointer), valueAt(liveFull, pointer)),
      };
    }),
  );

/** Everything that can be searched for, in the order of the editor. */
export const searchEntries = (t: ToolTranslator, draft: Draft): SearchEntry[] => [
  ...settings.map((setting) => ofSetting(t, setting, setting.pointer, valueAt(draft.full, setting.pointer), draft)),
  ...ofLayout(t, draft),
  ...ofTexts(t, draft),
];

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

interface Folded {
  readonly titles: readonly { readonly whole: string; readonly words: readonly string[] }[];
  readonly keys: readonly string[];
  readonly value: string;
  readonly description: string;
}

/** Text without case and accents, cached: folding is most of a search's work, and the searched texts stay the same during typing. */
const foldedEntries = new WeakMap<Findable, Folded>();

function folded(entry: Findable): Folded {
  const known = foldedEntries.get(entry);
  if (known) return known;
  const titles = [entry.title, ...entry.names].map(plain).map((whole) => ({ whole, words: whole.split(/[^\p{L}\p{N}]+/u) }));
  const keys = [plain(entry.key), plain(entry.pointer)];
  const made = { titles, keys, value: plain(entry.value), description: plain(entry.description) };
  foldedEntries.set(entry, made);
  return made;
}

/** How well an entry answers to one word: 0 not at all. */
function weightOf(entry: Findable, word: string): number {
  const { titles, keys, value, description } = folded(entry);
  if (titles.some(({ whole }) => whole.startsWith(word))) return 60;
  if (titles.some(({ words }) => words.some((part) => part.startsWith(word)))) return 40;
  if (titles.some(({ whole }) => whole.includes(word))) return 25;
  if (keys.some((key) => key.includes(word))) return 20;
  if (value.includes(word)) return 12;
  return description.includes(word) ? 6 : 0;
}

/** The entries that answer to every word, best first, plumbing after all others. */
export function findEntries<Entry extends Findable>(entries: readonly Entry[], text: string): Entry[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return entries
    .map((entry) => ({ entry, weights: words.map((word) => weightOf(entry, word)) }))
    .filter(({ weights }) => weights.every((weight) => weight > 0))
    .map(({ entry, weights }) => ({ entry, weight: weights.reduce((sum, weight) => sum + weight, 0) }))
    .sort((a, b) => Number(a.entry.isPlumbing) - Number(b.entry.isPlumbing) || b.weight - a.weight)
    .map(({ entry }) => entry);
}
