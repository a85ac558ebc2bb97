import type { PlanFailure } from '#schemas/api/releases.schema.ts';
import { compareThreeWay, mergeThreeWay } from '#schemas/merge/mergeThreeWay.ts';
import { problem } from '#schemas/problem.ts';
import { readRelease } from '#schemas/readRelease.ts';
import type { Release, TemplateVersion } from '#schemas/release/release.schema.ts';
import { releaseDefaults } from '#schemas/resolve/defaults.ts';
import { inheritedRelease } from '#schemas/resolve/inheritedRelease.ts';
import type { Queries } from '../../store/Database.ts';
import { bareRelease } from '../live/createLiveReleases.ts';
import type { StoredPlan } from '../../store/plans.ts';
import { type StoredRelease, findRelease } from '../../store/releases.ts';

/** What a plan makes live, or why people have to decide first. */
export type Rebased = { readonly document: unknown; readonly isMerged: boolean } | { readonly failure: PlanFailure };

/**
 * Puts a plan on top of what is live when it is due. Where something else went live since it was made, both are merged setting by setting, as
 * drafts are; what both have changed to different values is for people to decide.
 */
export async function rebasePlan(
  queries: Queries,
  presets: Readonly<Record<TemplateVersion, Release>>,
  plan: StoredPlan,
  live: StoredRelease,
): Promise<Rebased> {
  if (plan.parentReleaseId === live.releaseId) return { document: plan.document, isMerged: false };
  const parent = await findRelease(queries, plan.merchantCode, plan.parentReleaseId);
  const [base, theirs, mine] = [parent?.document ?? null, live.document, plan.document].map((document) => readRelease(document));
  // What this build cannot read cannot be merged; whoever looks at the plan sees both.
  if (!base?.ok || !theirs?.ok || !mine?.ok) return { failure: { code: 'plan.stale', problems: [] } };
  const { version, conduct = releaseDefaults.template.conduct } = mine.value.template;
  const inherited = inheritedRelease(presets[version], bareRelease(plan.merchantCode, version), conduct);
  const found = compareThreeWay(base.value, theirs.value, mine.value, inherited);
  if (found.disputed.length > 0) {
    const problems = found.disputed.map(({ pointer }) => problem('plan.disputed', pointer));
    return { failure: { code: 'plan.conflict', problems } };
  }
  return { document: mergeThreeWay(mine.value, found, {}), isMerged: true };
}
