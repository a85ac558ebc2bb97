import { type Scenario, type ScenarioAxis, defaultScenario, scenarioAxes } from '#schemas/edges/preview/scenario.ts';

/** What always has a place of its own beside the preview, and what only pictures are taken with. */
const besides: readonly ScenarioAxis[] = ['audience', 'language', 'theme', 'motion'];

/** The circumstances that are simulated on request, each with a usual value. */
export const conditionAxes = (Object.keys(scenarioAxes) as ScenarioAxis[]).filter((axis) => !besides.includes(axis)); // its own keys

/** The simulated parts of a scenario. */
export const conditionsOf = (scenario: Scenario): readonly ScenarioAxis[] =>
  conditionAxes.filter((axis) => scenario[axis] !== defaultScenario[axis]);
