import { gaps } from '../journeys/gaps.ts';
import { checkJourneys } from '../journeys/journeys.ts';
import type { LintRule } from '../findings/LintRule.ts';

/** Journeys that a release offers but players cannot complete, whatever combination of settings prevents it, and dead ends. */
export const journeysPossible: LintRule = (resolved) => [
  ...Object.entries(checkJourneys(resolved)).flatMap(([journey, steps]) =>
    steps.flatMap(({ obstacles }) => obstacles.map((each) => ({ ...each, params: { ...each.params, journey } }))),
  ),
  ...gaps(resolved),
];
