import type { JourneyName } from '#schemas/judge/journeys/journey.ts';
import { checkJourneys } from '#schemas/judge/journeys/journeys.ts';
import { resolvedWith } from './releases.ts';

/** Settings that differ from the preset, by JSON Pointer. */
export type Changes = Readonly<Record<string, unknown>>;

/** The state of each step of a journey, with the codes of its obstacles. */
export const journeyOutcome = (journey: JourneyName, changes: Changes): Readonly<Record<string, string>> =>
  Object.fromEntries(
    checkJourneys(resolvedWith(changes))[journey].map(({ step, state, obstacles }) => [
      step,
      obstacles.length > 0 ? [state, ...obstacles.map(({ code }) => code)].join(' ') : state,
    ]),
  );

/** A platform that does not have these calls. */
export const without = (...calls: readonly string[]): Changes =>
  Object.fromEntries(calls.map((call) => [`/template/behaviour/platform/paths/${call}`, '']));

export const byPhone: Changes = { '/switches/MOBILENUMREG3': '1' };
export const verifiedPhone: Changes = { ...byPhone, '/switches/REGMOBVERF3': '1' };
export const agentsOnly: Changes = { '/template/behaviour/login/audience': 'agents' };
export const noRegisterForm: Changes = { '/template/layout/register': [] };
