import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import type { Finding, Timing } from './Finding.ts';
import type { NeededCall } from './neededCalls.ts';
import type { PlatformClient } from './platformClient.ts';

/** An account of the platform that is there for tests. */
export interface TestAccount {
  readonly username: string;
  readonly password: string;
}

/** State of one run of the checks. */
export interface Run {
  readonly client: PlatformClient;
  readonly site: Site;
  readonly merchantCode: string;
  readonly needed: readonly NeededCall[];
  /** Today as YYYY-MM-DD. */
  readonly today: string;
  /** How often each read is asked to measure its time. */
  readonly samples: number;
  /** Values that answers have named and other calls need, by the name of the query's parameter. */
  readonly known: Map<string, string>;
  readonly findings: Finding[];
  readonly timings: Timing[];
}

type Noted = Omit<Finding, 'screens' | 'call' | 'detail'> & { readonly detail?: string; readonly call?: CallName };

/** Adds a finding, with the screens that its call affects. */
export function note({ findings, needed }: Pick<Run, 'findings' | 'needed'>, { detail = '', ...finding }: Noted): void {
  const screens = needed.find(({ call }) => call === finding.call)?.screens ?? [];
  findings.push({ ...finding, detail, screens });
}
