import { pointerDiff } from '../../base/json/pointerDiff.ts';
import type { Conduct, Release } from '../../declare/release/release.schema.ts';
import { settingAt } from '../../declare/settings/settings.ts';
import { releaseDefaults } from './defaults.ts';
import { type FullRelease, resolveSite } from './resolveSite.ts';

/** What shows of a merchant under a conduct where it says nothing itself. The conduct itself is inherited from the defaults only. */
export function inheritedRelease(preset: Release, bare: Release, conduct: Conduct): FullRelease {
  const { full } = resolveSite({ ...bare, template: { ...bare.template, conduct } }, preset);
  return { ...full, template: { ...full.template, conduct: releaseDefaults.template.conduct } };
}

/** Pointers of the settings that a merchant shows differently from its preset. Who a merchant is does not come from a preset. */
export const settingsChangedFrom = (inherited: FullRelease, full: FullRelease): string[] =>
  pointerDiff(inherited, full).flatMap(({ pointer }) => (settingAt(pointer) === undefined ? [] : [pointer]));
