import type { JourneyName, StepVerdict } from '#schemas/judge/journeys/journey.ts';
import type { StepState, WalkedJourneys, WalkedStep } from '../../scripts/journeys/Walk.ts';

type Verdicts = Readonly<Record<JourneyName, readonly StepVerdict[]>>;

const expected: Readonly<Record<StepVerdict['state'], StepState>> = {
  possible: 'done',
  notOffered: 'notOffered',
  impossible: 'failed',
};

const wordsOf = ({ state, reason }: WalkedStep): string => (reason === undefined ? state : `${state} (${reason})`);
const codesOf = ({ state, obstacles }: StepVerdict): string =>
  obstacles.length === 0 ? state : `${state} (${obstacles.map(({ code }) => code).join(', ')})`;

/** Steps up to the first failed one: the following ones were not tried properly. Entries are independent of each other. */
function comparable(journey: string, steps: readonly WalkedStep[]): readonly WalkedStep[] {
  const failed = journey === 'entries' ? -1 : steps.findIndex(({ state }) => state === 'failed');
  return failed === -1 ? steps : steps.slice(0, failed + 1);
}

/** Differences between the walk and the release's verdicts on its journeys, one line for each step. */
export function disagreements(verdicts: Verdicts, walked: WalkedJourneys): string[] {
  return Object.entries(walked).flatMap(([journey, steps]) => {
    const named = new Map(verdicts[journey as JourneyName].map((verdict) => [verdict.step, verdict])); // the keys of both are the names
    const unwalked = [...named.values()].filter(
      ({ step, state }) => state !== 'notOffered' && !steps.some((walkedStep) => walkedStep.step === step),
    );
    return [
      ...comparable(journey, steps).flatMap((walkedStep) => {
        const verdict = named.get(walkedStep.step);
        if (verdict !== undefined && expected[verdict.state] === walkedStep.state) return [];
        const said = verdict === undefined ? 'nothing' : codesOf(verdict);
        return [`${journey}.${walkedStep.step}: walked ${wordsOf(walkedStep)}, said ${said}`];
      }),
      ...unwalked.map((verdict) => `${journey}.${verdict.step}: not walked, said ${codesOf(verdict)}`),
    ];
  });
}
