import { dequal } from 'dequal/lite';
import type { PlanFailure } from '#schemas/edges/api/releases.schema.ts';
import { compareThreeWay, mergeThreeWay } from '#schemas/release/merge/mergeThreeWay.ts';
import { problem } from '#schemas/base/json/problem.ts';
import { readRelease } from '#schemas/release/read/readRelease.ts';
import type { Release, TemplateVersion } from '#schemas/declare/release/release.schema.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { releaseDefaults } from '#schemas/release/resolve/defaults.ts';
import { inheritedRelease } from '#schemas/release/resolve/inheritedRelease.ts';
import type { Queries } from '../../store/database/Database.ts';
import { bareRelease } from '../live/createLiveReleases.ts';
import type { StoredPlan } from '../../store/repositories/plans.ts';
import { type StoredRelease, findRelease, releasesFrom } from '../../store/repositories/releases.ts';

/** What a plan makes live, or why people have to decide first. */
export type Rebased = { readonly document: unknown; readonly isMerged: boolean } | { readonly failure: PlanFailure };

/**
 * Tells whether the live value of a setting was published by a plan that existed when this plan was created. The publish dialog shows existing
 * plans to the author of a new one, so the new plan replaces their values instead of conflicting with them.
 */
async function replacedSettings(queries: Queries, plan: StoredPlan): Promise<(pointer: string) => boolean> {
  const releases = await releasesFrom(queries, plan.merchantCode, plan.parentReleaseId);
  const read = releases.map(({ document, plannedAt }) => ({ document: readRelease(document), plannedAt }));
  return (pointer) => {
    const values = read.map(({ document }) => (document.ok ? valueAt(document.value, pointer) : undefined));
    const newest = values.findLastIndex((value, index) => index > 0 && !dequal(value, values[index - 1]));
    const plannedAt = read[newest]?.plannedAt ?? null;
    return plannedAt !== null && plannedAt <= plan.createdAt;
  };
}

/**
 * Rebases a due plan on the live release. If another release went live since the plan was made, both are merged setting by setting, as
 * drafts are; what both have changed to different values is for people to decide, unless the plan was made in sight of the other change.
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
  // A document that this build cannot read cannot be merged; the plan's page shows both.
  if (!base?.ok || !theirs?.ok || !mine?.ok) return { failure: { code: 'plan.stale', problems: [] } };
  const { version, conduct = releaseDefaults.template.conduct } = mine.value.template;
  const inherited = inheritedRelease(presets[version], bareRelease(plan.merchantCode, version), conduct);
  const found = compareThreeWay(base.value, theirs.value, mine.value, inherited);
  const isReplaced = await replacedSettings(queries, plan);
  const disputed = found.disputed.filter(({ pointer }) => !isReplaced(pointer));
  if (disputed.length > 0) {
    const problems = disputed.map(({ pointer }) => problem('plan.disputed', pointer));
    return { failure: { code: 'plan.conflict', problems } };
  }
  return { document: mergeThreeWay(mine.value, found, {}), isMerged: true };
}
