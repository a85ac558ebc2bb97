import type { Problem } from '../../base/json/problem.ts';
import type { ResolvedSite } from '../../release/resolve/resolveSite.ts';

/** The ways through the product that a release is checked for. */
export const journeyNames = [
  'invitation',
  'accountByName',
  'accountByPhone',
  'accountBySocial',
  'trial',
  'play',
  'money',
  'agent',
  'entries',
] as const;
export type JourneyName = (typeof journeyNames)[number];

/** Whether a player can do one step of a journey. */
export interface StepVerdict {
  /** Stable name of the step: `register`, `login`, `recover`; in `entries` the name of the footer item or menu entry. */
  readonly step: string;
  /** `impossible`: the screens offer the step and it cannot be completed. */
  readonly state: 'possible' | 'notOffered' | 'impossible';
  /** Problems that prevent the step; empty unless it is impossible. */
  readonly obstacles: readonly Problem[];
}

/** One journey, decided from a resolved release alone. Pure; never throws. */
export interface Journey {
  readonly name: JourneyName;
  /** The steps in their order. */
  readonly check: (resolved: ResolvedSite) => readonly StepVerdict[];
}
