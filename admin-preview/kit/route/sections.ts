import { keysOf } from '#schemas/base/json/problem.ts';
import type { Region } from '#schemas/declare/names/regions.ts';
import { type ValueSetting, isValueSetting, settingAt, settings } from '#schemas/declare/settings/settings.ts';

/** Sections of the editor, by the groups of its navigation and in its order. Their names are the second part of deep links. */
export const sectionGroups = {
  overview: ['overview'],
  pages: ['layout', 'chrome', 'footer', 'register', 'seo'],
  brand: ['identity', 'look', 'media', 'languages'],
  features: ['switches', 'featureSettings'],
  safety: ['safety'],
  integration: ['integration'],
  work: ['changes', 'audiences', 'stress', 'visits', 'history'],
} as const;
export type SectionGroup = keyof typeof sectionGroups;
export type Section = (typeof sectionGroups)[SectionGroup][number];

/** Its own keys, which the compiler knows by name only one by one. */
export const sectionGroupNames = Object.keys(sectionGroups) as readonly SectionGroup[];
export const sections: readonly Section[] = Object.values(sectionGroups).flat();

export const isSection = (name: unknown): name is Section => sections.some((section) => section === name);

/** Sections that change nothing of the draft: no setting is in them. */
export const changesNothing = (section: Section): boolean =>
  section === 'overview' ||
  section === 'media' ||
  section === 'audiences' ||
  section === 'stress' ||
  section === 'visits' ||
  section === 'history';

/** Groups of template parameters, by the section that edits them. */
export const parameterGroups = {
  footer: ['navigation'],
  languages: ['languages'],
  identity: ['identity', 'legal', 'platform', 'app'],
} as const satisfies Partial<Record<Section, readonly string[]>>;

/** Topics of behaviour, by the section that edits them and in its order. A topic is the third part of a deep link. */
export const sectionTopics = {
  chrome: ['chrome'],
  seo: ['seo'],
  featureSettings: ['lobby', 'play', 'content', 'member', 'records', 'app'],
  safety: ['responsible', 'documents', 'login', 'verification', 'gates', 'roles', 'measuring'],
  integration: ['calls', 'menus', 'social', 'images', 'team', 'timings'],
} as const satisfies Partial<Record<Section, readonly string[]>>;
export type TopicSection = keyof typeof sectionTopics;
export type Topic = (typeof sectionTopics)[TopicSection][number];

/** Regions that frame pages: they are with the header and the menus, all others with the layout of their page. */
export const chromeRegions = ['header', 'leftMenu', 'rightMenu', 'memberMenu'] as const satisfies readonly Region[];

/** The section of a group of settings, if one of a table has it. */
const sectionWith = <S extends Section>(table: Readonly<Record<S, readonly string[]>>, group: string | undefined) =>
  sections.find((section): section is S => section in table && table[section as S].some((name) => name === group)); // in it

const isBehaviour = (pointer: string): boolean => {
  const [root, part] = keysOf(pointer);
  return root === 'template' && (part === 'conduct' || part === 'behaviour');
};

/** The group of the setting at a pointer, or of the first setting below it. */
const groupAt = (pointer: string): string | undefined =>
  (settingAt(pointer) ?? settings.find((setting) => setting.pointer.startsWith(`${pointer}/`)))?.group;

/** The topic of behaviour that a pointer belongs to. */
export const topicAt = (pointer: string): Topic | undefined =>
  Object.values(sectionTopics)
    .flat()
    .find((topic) => topic === groupAt(pointer));

/** The settings of a topic, in the order of their schema. */
export const topicSettings = (topic: Topic): ValueSetting[] =>
  settings.filter(isValueSetting).filter(({ pointer, group }) => group === topic && isBehaviour(pointer));

/** The section that edits the setting at a pointer: the identity section if no other does. */
export function sectionOf(pointer: string): Section {
  const [root, part, name = ''] = keysOf(pointer);
  if (root === 'switches') return 'switches';
  if (root === 'registerSettings') return 'register';
  if (part === 'theme') return 'look';
  if (part === 'layout') return chromeRegions.some((region) => region === name) ? 'chrome' : 'layout';
  if (isBehaviour(pointer)) return sectionWith(sectionTopics, groupAt(pointer)) ?? 'safety';
  return sectionWith(parameterGroups, settingAt(pointer)?.group) ?? 'identity';
}

/**
 * The section that an address leads to. Settings are in other sections than they once did, all of behaviour in one named `access`:
 * what an older address points at is found where it is now.
 *
 * @param part What of the section the address names, such as a topic.
 * @param at The setting that the address points at.
 */
export function sectionNamed(name: string | undefined, part: string | undefined, at: string | undefined): Section | undefined {
  if (name === 'access') return at === undefined ? (sectionWith(sectionTopics, part) ?? 'safety') : sectionOf(at);
  if (!isSection(name)) return undefined;
  return at === undefined || changesNothing(name) ? name : sectionOf(at);
}
