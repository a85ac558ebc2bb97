import type { SwitchName } from '../names/switchNames.ts';
import type { PlatformRefusalCode } from '../platform/platformRefusals.ts';
import type { ModuleGroup } from './moduleIds.ts';

/** The request of a call: all that the player and the relay need (CALL-99). */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Its default path; empty for a call that few platforms have. A relay's operation is at `/wps/relay/{operation}` (CALL-02). */
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
  /** Timeout in ms, where the default does not fit. */
  readonly timeoutMs?: number;
  /** A read asked again within this time, in ms, gets the answer that is here or on its way. */
  readonly throttleMs?: number;
  /** Sends the id of its module (CONST-05). */
  readonly module?: ModuleGroup;
  /** Largest body, in kB of 1024 bytes, where the default of 64 does not fit. */
  readonly bodyKb?: number;
  /** Its body is form-encoded (CALL-18). */
  readonly form?: true;
  /** Names the session's token in its body as well (CALL-07, CALL-79, CALL-80, CALL-101). */
  readonly tokenInBody?: true;
  /** Sends the session's token in the query as well, if there is one (ANN-01, CALL-81, CALL-101). */
  readonly tokenInQuery?: true;
  /** Goes on when the page is left while it is on its way. */
  readonly outlivesPage?: true;
  /** Says that it comes from an installed page (CALL-03). */
  readonly device?: true;
  /** Sends a mobile number, by a name that the merchant may change (SMS-08). */
  readonly number?: true;
  /** Reads whose answers a write changes: they are read again after it. */
  readonly invalidates?: readonly string[];
}

/** How long caches may store an answer that is the same for every client with the same query. */
export interface SharedAnswer {
  /** Seconds; 0 for an answer that only changes with a release: it is revalidated at each request. */
  readonly freshS: number;
  /** A session gets an answer of its own, which is not stored. */
  readonly guestsOnly?: true;
  /** The service worker stores it, too, for times without a network. */
  readonly offline?: true;
}

/** What is checked before the work of a call begins, beside its session: the sandbox refuses by it, so no handler has to. */
export interface CallGates {
  /** The call exists only while the merchant has this switch on. */
  readonly switch?: { readonly name: SwitchName; readonly refusal: PlatformRefusalCode };
  /** Only agents may call it, or only those of them who may have contracts, by the merchant's definition (ROLE-08, ROLE-10). */
  readonly role?: 'agent' | 'contractor';
  /** The merchant's gate that the member must pass. Trial accounts never do (MEM-03), nor does a member who has not accepted the terms. */
  readonly gate?: 'deposit' | 'withdraw';
  /** Only members who have confirmed age and terms may call it. */
  readonly acceptedTerms?: true;
  /** A session that has ended may call it, too. */
  readonly takesEndedSession?: true;
}

interface Declared extends Call, CallGates {
  /** Its name for operators; developers of the platform use the call's name. */
  readonly title: string;
  /** Schema of `value` in its successful answer; null where it answers no value. */
  readonly answer: object | null;
  /** Codes that it may be refused with, besides those that follow from the rest of its declaration (`refusalsOfCall`). */
  readonly refusals?: readonly PlatformRefusalCode[];
}

interface Read extends Declared {
  readonly method: 'GET';
  /** An ordinary answer, as data: the preview and Storybook play it, the documentation shows it, tests begin with it. The product reads it as `samples`. */
  readonly sample: unknown;
  /** Where everyone gets the same answer: caches of the sandbox and of the service worker go by it. */
  readonly shared?: SharedAnswer;
  /** Schema of its query, if it has one. Unknown names are allowed: platforms add their own. */
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

/** One call of the merchant platform: the only place for its facts. */
export type CallDeclaration = Read | Write;
