import type { PlatformRefusalCode } from '../platform/platformRefusals.ts';
import type { ModuleGroup } from './moduleIds.ts';

/** What a request of a call looks like: all that the player and the relay need of it (CALL-99). */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Where it lives unless the merchant says otherwise; empty for one that few platforms have. A relay's operation is at `/wps/relay/{operation}` (CALL-02). */
  readonly path: string;
  /** Only a session may call it: without a token the client does not even ask. */
  readonly session?: true;
  /** Trial accounts are refused: a trial has neither money of its own nor anything to protect. Nothing that needs it is offered to them. */
  readonly noTrials?: true;
  /** Asked before anything of the merchant is known, so no merchant can move it. */
  readonly fixed?: true;
  /** Some platforms answer it without the envelope: then the whole answer is its value (STAT-05). */
  readonly bare?: true;
  /** Sent in the version header (CALL-103). */
  readonly version?: number;
  /** Longest wait for its answer, in ms, where the usual one does not fit. */
  readonly timeoutMs?: number;
  /** A read asked again within this time, in ms, gets the answer that is here or on its way. */
  readonly throttleMs?: number;
  /** Sends the id of its module (CONST-05). */
  readonly module?: ModuleGroup;
  /** Its body is form-encoded (CALL-18). */
  readonly form?: true;
  /** Names the session's token in its body as well (CALL-07, CALL-79, CALL-80, CALL-101). */
  readonly tokenInBody?: true;
  /** Names it in its query as well, where there is one (ANN-01, CALL-81, CALL-101). */
  readonly tokenInQuery?: true;
  /** Goes on when the page is left while it is on its way. */
  readonly outlivesPage?: true;
  /** Says that it comes from an installed page (CALL-03). */
  readonly device?: true;
  /** Sends a mobile number, by a name that the merchant may change (SMS-08). */
  readonly number?: true;
  /** Reads whose answers a write changes: they are asked for again after it. */
  readonly invalidates?: readonly string[];
}

/** How long an answer may be stored that is the same for everyone who asks the same. */
export interface SharedAnswer {
  /** Seconds; 0 for one that changes with a release only: it is asked for again each time, and compared. */
  readonly freshS: number;
  /** A session gets an answer of its own, which is not stored. */
  readonly guestsOnly?: true;
  /** The service worker stores it, too, for times without a network. */
  readonly offline?: true;
}

interface Declared extends Call {
  /** What operators call it; developers of the platform know it by its name. */
  readonly title: string;
  /** Schema of `value` in its successful answer; null where it answers no value. */
  readonly answer: object | null;
  /** Codes that it may be refused with, beside those that follow from the rest of its declaration (`refusalsOfCall`). */
  readonly refusals?: readonly PlatformRefusalCode[];
}

interface Read extends Declared {
  readonly method: 'GET';
  /** An ordinary answer, as data: the preview and Storybook play it, the documentation shows it, tests begin with it. The product reads it as `samples`. */
  readonly sample: unknown;
  /** Where everyone gets the same answer: caches of the sandbox and of the service worker go by it. */
  readonly shared?: SharedAnswer;
  /** Schema of its query, where it has one of its own. Names beyond it pass: platforms add theirs. */
  readonly query?: object;
  readonly body?: never;
  readonly payload?: never;
  readonly invalidates?: never;
}

interface Write extends Declared {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly query?: never;
  readonly sample?: never;
  readonly shared?: never;
  readonly body: object;
  /** Schema of the content that `body` holds encrypted. */
  readonly payload?: object;
  readonly invalidates: readonly string[];
}

/** One call of the merchant platform: everything that is known of it, once. */
export type CallDeclaration = Read | Write;
