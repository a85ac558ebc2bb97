import { dequal } from 'dequal/lite';
import { type Change, pointerDiff } from '#schemas/base/json/pointerDiff.ts';
import { overlay, valueAt } from '#schemas/base/json/overlay.ts';
import type { FullRelease } from '#schemas/release/resolve/resolveSite.ts';
import type { DraftState } from '../../model/draft/DraftState.ts';
import { type Section, sectionOf, sections } from '../../kit/route/sections.ts';
import { settingAt } from '#schemas/declare/settings/settings.ts';

/**
 * Against what the draft is compared: what players see now, what the merchant would have without a word of its own, what another merchant
 * shows, or what the merchant has shown before.
 */
export const changeBases = ['live', 'preset', 'merchant', 'release'] as const;
export type ChangeBase = (typeof changeBases)[number];

/** Who a merchant is does not come from a preset. */
const isSetting = ({ pointer }: Change): boolean => settingAt(pointer) !== undefined;

type Compared = Pick<DraftState, 'document' | 'inherited' | 'live' | 'liveResolved' | 'resolved'>;

/** Every setting of a base; nothing for a merchant or release that is not chosen yet. */
function settingsOf(
  base: ChangeBase,
  { inherited, liveResolved }: Compared,
  other: FullRelease | undefined,
): FullRelease | undefined {
  if (base === 'preset') return inherited;
  return base === 'live' ? liveResolved.full : other;
}

/** What differs between the draft and a base, setting by setting. What is not valid, and so is not shown, counts as it is written. `other` is what was chosen. */
export function changesFrom(base: ChangeBase, draft: Compared, other?: FullRelease): Change[] {
  const before = settingsOf(base, draft, other);
  if (before === undefined) return [];
  const written = overlay([
    ['default', draft.resolved.full],
    ['merchant', draft.document],
  ]).value;
  return pointerDiff(before, written).filter(isSetting);
}

/** What the draft is to say so that a setting is as it is in a base; undefined where it need not say anything. */
export function takenFrom(base: ChangeBase, draft: Compared, pointer: string, other?: FullRelease): unknown {
  if (base === 'preset') return undefined;
  if (base === 'live') return valueAt(draft.live.document, pointer);
  const value = valueAt(settingsOf(base, draft, other), pointer);
  return dequal(value, valueAt(draft.inherited, pointer)) ? undefined : value;
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
