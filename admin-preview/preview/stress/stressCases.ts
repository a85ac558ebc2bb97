import { type Scenario, defaultScenario, scenarioAxes } from '#schemas/edges/preview/scenario.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { axisValueName } from '../frame/axisValueName.ts';

/** What can be hard about a page: the content of the answers, or how the platform behaves. */
const hardPlatforms = ['slow', 'failing'] as const satisfies readonly Scenario['platform'][];
export const stressCases = [...scenarioAxes.content, ...hardPlatforms];
export type StressCaseName = (typeof stressCases)[number];

type Answers = Pick<Scenario, 'content' | 'platform'>;

const isHardPlatform = (name: string): name is (typeof hardPlatforms)[number] => hardPlatforms.some((known) => known === name);

/** How the platform answers in a case. */
export const answersOf = (name: StressCaseName): Answers =>
  isHardPlatform(name)
    ? { content: defaultScenario.content, platform: name }
    : { content: name, platform: defaultScenario.platform };

/** The case that a platform with these answers shows. */
export const caseOf = ({ content, platform }: Answers): StressCaseName => (isHardPlatform(platform) ? platform : content);

/** What operators call a case. */
export const caseName = (t: ToolTranslator, name: StressCaseName): string =>
  isHardPlatform(name) ? t(`stress.${name}`) : axisValueName(t, 'content', name);
