import { keysOf } from '#schemas/problem.ts';
import { settingAt } from '#schemas/settings.ts';

/** Parts of the editor, in the order of its navigation; also the second part of a deep link. */
export const sections = [
  'footer',
  'languages',
  'switches',
  'identity',
  'look',
  'media',
  'layout',
  'register',
  'access',
  'changes',
  'audiences',
  'stress',
  'visits',
  'history',
] as const;
export type Section = (typeof sections)[number];

export const isSection = (name: unknown): name is Section => sections.some((section) => section === name);

/** Sections that change nothing of the draft: operators who may only read use them too. */
export const isForReaders = (section: Section): boolean =>
  section === 'media' || section === 'audiences' || section === 'stress' || section === 'visits' || section === 'history';

/** Groups of template parameters, by the section that edits them. */
export const parameterGroups = {
  footer: ['navigation'],
  languages: ['languages'],
  identity: ['identity', 'legal', 'platform', 'app'],
} as const satisfies Partial<Record<Section, readonly string[]>>;

/** Groups of behaviour, in the order of the section that edits them. */
export const accessGroups = [
  'responsible',
  'documents',
  'login',
  'verification',
  'social',
  'gates',
  'roles',
  'chrome',
  'lobby',
  'app',
  'menus',
  'member',
  'images',
  'play',
  'content',
  'seo',
  'measuring',
  'records',
  'team',
  'timings',
  'calls',
] as const;

/** Which section edits what stands at a pointer. What no section edits is shown with the identity. */
export function sectionOf(pointer: string): Section {
  const [root, part] = keysOf(pointer);
  if (root === 'switches') return 'switches';
  if (root === 'registerSettings') return 'register';
  if (part === 'theme') return 'look';
  if (part === 'layout') return 'layout';
  if (part === 'conduct' || part === 'behaviour') return 'access';
  const group = settingAt(pointer)?.group;
  if (parameterGroups.footer.some((name) => name === group)) return 'footer';
  return parameterGroups.languages.some((name) => name === group) ? 'languages' : 'identity';
}
