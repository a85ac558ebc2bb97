import type { WalkedJourneys, WalkedStep } from './Walk.ts';

const words: Readonly<Record<WalkedStep['state'], string>> = {
  done: 'done',
  notOffered: 'not offered',
  failed: 'failed',
  throttled: 'throttled, not tried',
  needsPerson: 'needs a person',
};

/** The walked journeys as lines: journey, step, result and reason. */
export function reportLines(walked: WalkedJourneys): string[] {
  const widest = Math.max(...Object.values(walked).flatMap((steps) => steps.map(({ step }) => step.length)));
  return Object.entries(walked).flatMap(([journey, steps]) => [
    journey,
    ...steps.map(
      ({ step, state, reason }) => `  ${step.padEnd(widest + 2)}${words[state]}${reason === undefined ? '' : `: ${reason}`}`,
    ),
  ]);
}

/** Whether something is offered that the walk could not confirm. */
export const hasFailed = (walked: WalkedJourneys): boolean =>
  Object.values(walked).some((steps) => steps.some(({ state }) => state === 'failed' || state === 'throttled'));
