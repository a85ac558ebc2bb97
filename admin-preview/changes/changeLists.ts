import { type Change, pointerDiff } from '#schemas/pointerDiff.ts';
import { type DraftState } from '../draft/draftStore.ts';
import { resolveDraft, bareRelease } from '../draft/resolveDraft.ts';
import { type Section, sectionOf, sections } from '../settings/sections.ts';
import { settingAt } from '#schemas/settings.ts';

/** Against what the draft is compared: what players see now, or what the merchant would have without a word of its own. */
export const changeBases = ['live', 'preset'] as const;
export type ChangeBase = (typeof changeBases)[number];

/** Who a merchant is does not come from a preset. */
const isSetting = ({ pointer }: Change): boolean => settingAt(pointer) !== undefined;

/** What differs between the draft and a base, setting by setting. */
export function changesFrom(base: ChangeBase, { inherited, live, presets, resolved }: DraftState): Change[] {
  const before = base === 'preset' ? inherited : resolveDraft(live.document, presets, bareRelease(live.document)).full;
  return pointerDiff(before, resolved.full).filter(isSetting);
}

export interface SectionChanges {
  readonly section: Section;
  readonly changes: readonly Change[];
}

/** The changes by section, in the order of the editor. */
export const bySection = (changes: readonly Change[]): SectionChanges[] =>
  sections
    .map((section) => ({ section, changes: changes.filter(({ pointer }) => sectionOf(pointer) === section) }))
    .filter((group) => group.changes.length > 0);
