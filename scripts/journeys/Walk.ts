import type { JourneyName } from '#schemas/judge/journeys/journey.ts';
import type { RuleFault } from '#schemas/rules/runRules.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { type Client, THROTTLED } from './createClient.ts';

/** `throttled`: the platform did not let it be tried soon enough, so nothing is known of it. */
export type StepState = 'done' | 'notOffered' | 'failed' | 'throttled' | 'needsPerson';

export interface WalkedStep {
  readonly step: string;
  readonly state: StepState;
  /** Why a step failed, or what has to be done by hand. */
  readonly reason?: string;
}

export type WalkedJourneys = Readonly<Record<JourneyName, readonly WalkedStep[]>>;

/** Codes and links that a platform for tests leaves to be read. */
export interface Inbox {
  /** The newest answer that was left under a reference: the id of a captcha, a number behind its plus, an address. */
  newest(reference: string): Promise<string | undefined>;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Context of a walk. */
export interface Walk {
  readonly site: Site;
  /** Speaks for a guest. */
  readonly http: Client;
  /** Without one, captchas and codes have to be read by hand. */
  readonly inbox: Inbox | undefined;
  /** An agent whose account exists already: no form creates agents. */
  readonly agent: Credentials | undefined;
  /** An invitation code, for forms that require one. */
  readonly invitation: string | undefined;
  /** Returns a social provider's answer; without it the login there has to be done by hand. */
  readonly visitProvider: ((provider: string, url: string) => Promise<URLSearchParams>) | undefined;
  /** Today as YYYY-MM-DD. */
  readonly today: string;
  /** Digits that no earlier account of this walk has. */
  readonly next: () => string;
}

/** A step that cannot be done unattended. */
export class NeedsPerson extends Error {
  override readonly name = 'NeedsPerson';
}

/** A step that is offered and did not come out as promised. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure';
}

export const faultText = (name: string, { message, params }: RuleFault): string =>
  `${name}: ${message} ${JSON.stringify(params)}`;

const reasonOf = (error: ApiError): string =>
  [error.code, isEmptyValue(error.value) ? '' : JSON.stringify(error.value)].filter((part) => part !== '').join(' ');

const isEmptyValue = (value: unknown): boolean => value === undefined || value === null;

/** Does one step, unless the screens do not offer it. Errors of the walk itself are thrown. */
export async function walkStep(step: string, isOffered: boolean, work: () => Promise<void> | void): Promise<WalkedStep> {
  if (!isOffered) return { step, state: 'notOffered' };
  try {
    await work();
    return { step, state: 'done' };
  } catch (error) {
    if (error instanceof NeedsPerson) return { step, state: 'needsPerson', reason: error.message };
    if (error instanceof StepFailure) return { step, state: 'failed', reason: error.message };
    if (error instanceof ApiError)
      return { step, state: error.code === THROTTLED ? 'throttled' : 'failed', reason: reasonOf(error) };
    throw error;
  }
}
