import { pointerDiff } from '../../base/json/pointerDiff.ts';
import type { ComplianceProfile, Release } from '../../declare/release/release.schema.ts';
import { settingAt } from '../../declare/settings/settings.ts';
import { releaseDefaults } from './defaults.ts';
import { type FullRelease, resolveSite } from './resolveSite.ts';

/** The release of a merchant under a profile, without its own settings. The profile itself is inherited from the defaults only. */
export function inheritedRelease(preset: Release, bare: Release, conduct: ComplianceProfile): FullRelease {
  const { full } = resolveSite({ ...bare, template: { ...bare.template, conduct } }, preset);
  return { ...full, template: { ...full.template, conduct: releaseDefaults.template.conduct } };
}

/** Pointers of the settings that a merchant changes from its preset. The merchant's identity does not come from a preset. */
export const settingsChangedFrom = (inherited: FullRelease, full: FullRelease): string[] =>
  pointerDiff(inherited, full).flatMap(({ pointer }) => (settingAt(pointer) === undefined ? [] : [pointer]));
