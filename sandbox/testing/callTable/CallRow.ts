import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import type { StandInFirebase } from '../startFirebase.ts';
import type { TestSandbox } from '../startTestSandbox.ts';

/** Where the calls of the table are tried. */
export interface Bench {
  readonly sandbox: TestSandbox;
  readonly firebase: StandInFirebase;
  /** From now on phones are verified in this way. */
  open(phone: 'sms' | 'firebase'): void;
}

/** The content of a call, without its session. */
export interface Sent {
  readonly query?: string;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One call of the table: who makes it, and with what. */
export interface CallRow {
  /** The account of a call with a session; by default the demo trial, which may do most. */
  readonly as?: 'demoagent' | 'demomember' | 'demospecial';
  /** What it sends, if it needs more than its address. */
  readonly send?: (bench: Bench) => Sent | Promise<Sent>;
}

export type CallRows = Partial<Record<CallName, CallRow>>;
