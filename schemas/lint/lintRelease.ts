import type { Problem } from '../problem.ts';
import type { Release } from '../release/release.schema.ts';
import { resolveSite } from '../resolve/resolveSite.ts';
import { conditionsKnown } from './conditionsKnown.ts';
import { conditionsPossible } from './conditionsPossible.ts';
import { deprecatedKeys } from './deprecatedKeys.ts';
import { footerItemsVisible } from './footerItemsVisible.ts';
import { listedEntriesVisible } from './listedEntriesVisible.ts';
import type { LintRule } from './LintRule.ts';
import { loginReachable } from './loginReachable.ts';
import { patternExamples } from './patternExamples.ts';
import { regionsHoldKnownBlocks } from './regionsHoldKnownBlocks.ts';
import { registerFields } from './registerFields.ts';
import { roleContrast } from './roleContrast.ts';
import { safePatterns } from './safePatterns.ts';
import { safeUrls } from './safeUrls.ts';
import { stateContrast } from './stateContrast.ts';
import { strictKept } from './strictKept.ts';
import { stringsComplete } from './stringsComplete.ts';

const rules: readonly LintRule[] = [
  loginReachable,
  regionsHoldKnownBlocks,
  conditionsKnown,
  conditionsPossible,
  deprecatedKeys,
  footerItemsVisible,
  listedEntriesVisible,
  registerFields,
  safePatterns,
  patternExamples,
  safeUrls,
  roleContrast,
  stateContrast,
  strictKept,
  stringsComplete,
];

/**
 * Finds what is wrong with a release beyond its shape: what its wire values hold, and what no schema can say. `findings`
 * describes each code.
 *
 * @param release A release that `readRelease` has accepted.
 * @param preset  The preset of its version; left out when `release` is whole already.
 */
export function lintRelease(release: Release, preset: Release | undefined): Problem[] {
  const resolved = resolveSite(release, preset);
  return [...resolved.problems, ...rules.flatMap((rule) => rule(resolved))];
}
