import type { Problem } from '../../base/json/problem.ts';
import type { Release } from '../../declare/release/release.schema.ts';
import { resolveSite } from '../../release/resolve/resolveSite.ts';
import { blockSettingsShow } from './blockSettingsShow.ts';
import { captchaSiteKey } from '../journeys/captchaSiteKey.ts';
import { conditionsKnown } from './conditionsKnown.ts';
import { conditionsPossible } from './conditionsPossible.ts';
import { deprecatedKeys } from './deprecatedKeys.ts';
import { documentsReadable } from './documentsReadable.ts';
import { footerItemsVisible } from './footerItemsVisible.ts';
import { listedEntriesVisible } from './listedEntriesVisible.ts';
import { journeysPossible } from './journeysPossible.ts';
import { linksOpen } from './linksOpen.ts';
import type { LintRule } from '../findings/LintRule.ts';
import { menuSettingsUsed } from './menuSettingsUsed.ts';
import { menusOpened } from './menusOpened.ts';
import { loginReachable } from '../journeys/loginReachable.ts';
import { placeholdersKept } from './placeholdersKept.ts';
import { pairsNamedOnce } from './pairsNamedOnce.ts';
import { patternExamples } from './patternExamples.ts';
import { regionsHoldKnownBlocks } from './regionsHoldKnownBlocks.ts';
import { registerFields } from '../journeys/registerFields.ts';
import { registerRulesUsed } from './registerRulesUsed.ts';
import { roleContrast, stateContrast } from './contrast.ts';
import { safePatterns } from './safePatterns.ts';
import { safeUrls } from './safeUrls.ts';
import { strictKept } from './strictKept.ts';
import { settingsRead } from './settingsRead.ts';
import { stringsComplete } from './stringsComplete.ts';
import { titleReadable } from './titleReadable.ts';
import { textsSaid } from './textsSaid.ts';
import { withinLimits } from './withinLimits.ts';
import { createFixTrial } from './createFixTrial.ts';

/** The problems of parsing wire values are reported as a rule among the others. */
const wireValues: LintRule = ({ problems }) => [...problems];

const rules: readonly LintRule[] = [
  wireValues,
  titleReadable,
  loginReachable,
  regionsHoldKnownBlocks,
  conditionsKnown,
  conditionsPossible,
  deprecatedKeys,
  footerItemsVisible,
  listedEntriesVisible,
  registerFields,
  captchaSiteKey,
  pairsNamedOnce,
  safePatterns,
  patternExamples,
  safeUrls,
  roleContrast,
  stateContrast,
  strictKept,
  stringsComplete,
  placeholdersKept,
  journeysPossible,
  linksOpen,
  documentsReadable,
  registerRulesUsed,
  menuSettingsUsed,
  menusOpened,
  settingsRead,
  textsSaid,
  blockSettingsShow,
  withinLimits,
];

/** Equal for two problems that say the same, whichever journey each belongs to. */
const identityOf = ({ code, pointer, params }: Problem): string => JSON.stringify([code, pointer, { ...params, journey: '' }]);

/**
 * Finds problems of a release beyond its shape: in its wire values, and those that no schema can express. `findings` describes each code.
 *
 * @param release A release that `readRelease` has accepted.
 * @param preset  The preset of its version; omitted when `release` is whole already.
 */
export function lintRelease(release: Release, preset: Release | undefined): Problem[] {
  const resolved = resolveSite(release, preset);
  const tried = createFixTrial(release, preset);
  const problems = rules.flatMap((rule) => tried(rule, rule(resolved)));
  // One setting can prevent several journeys, and a rule of its own may report it too.
  const firsts = new Map<string, Problem>();
  for (const problem of problems) {
    const identity = identityOf(problem);
    if (!firsts.has(identity)) firsts.set(identity, problem);
  }
  return [...firsts.values()];
}
