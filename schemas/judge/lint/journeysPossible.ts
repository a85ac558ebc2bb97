import { gaps } from '../journeys/gaps.ts';
import { checkJourneys } from '../journeys/journeys.ts';
import type { LintRule } from '../findings/LintRule.ts';

/** What a release offers its players and they cannot do, for whatever settings prevent it together, and where it leaves them without a way. */
export const journeysPossible: LintRule = (resolved) => [
  ...Object.entries(checkJourneys(resolved)).flatMap(([journey, steps]) =>
    steps.flatMap(({ obstacles }) => obstacles.map((each) => ({ ...each, params: { ...each.params, journey } }))),
  ),
  ...gaps(resolved),
];
