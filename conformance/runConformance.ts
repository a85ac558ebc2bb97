import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { calls } from '#schemas/generated/calls.js';
import type { Site } from '#schemas/release/resolve/site.ts';
import { checkPaging } from './checks/checkPaging.ts';
import { checkRead } from './checks/checkRead.ts';
import { checkRetryAfter, checkSessionRefusals, checkWrongPassword } from './checks/checkRefusals.ts';
import { checkLogout, checkPrivacy, openSession, probeOf, skipsOf } from './checks/checkSessions.ts';
import { checkWrites } from './checks/checkWrites.ts';
import type { ConformanceReport } from './Finding.ts';
import { type UseOfCall, neededCalls } from './neededCalls.ts';
import { type Exchange, type Send, createPlatformClient } from './platformClient.ts';
import { type Run, type TestAccount, note } from './Run.ts';

const SAMPLES = 3;

export interface ConformanceOptions {
  /** Origin and base path of the platform, without a closing slash. */
  readonly url: string;
  readonly merchantCode: string;
  /** The merchant's site: decides which calls are needed, and how they are sent. */
  readonly site: Site;
  readonly useOfCall: UseOfCall;
  /** Without one, no session read is checked. */
  readonly account?: TestAccount | undefined;
  /** For reads that need an agent. */
  readonly agent?: TestAccount | undefined;
  /** Whether the test account may be changed, and logged out. */
  readonly canWrite?: boolean;
  readonly samples?: number;
  readonly send?: Send;
  readonly now?: () => number;
  readonly date?: () => Date;
}

const isOfAgents = (call: CallName): boolean => calls[call].module === 'agent' || calls[call].module === 'downline';

interface Tokens {
  readonly member: string | undefined;
  readonly agent: string | undefined;
}

/** The session for a call; undefined for public calls. */
function tokenFor(call: CallName, { member, agent }: Tokens): string | undefined {
  if (!calls[call].session) return undefined;
  return isOfAgents(call) ? (agent ?? member) : (member ?? agent);
}

/** Asks every read that is needed once for its answer, and judges that. */
async function checkReads(run: Run, tokens: Tokens) {
  const exchanges: Exchange[] = [];
  for (const needed of run.needed) {
    const { call } = needed;
    if (calls[call].method !== 'GET') continue;
    const own = tokenFor(call, tokens);
    const reason = skipsOf(run, call, own);
    if (reason !== undefined) {
      note(run, { area: 'answers', check: 'the answer has the declared shape', verdict: 'skipped', detail: reason, call });
      continue;
    }
    const exchange = await checkRead(run, needed, own);
    if (own !== undefined) checkPrivacy(run, exchange);
    exchanges.push(exchange);
  }
  return exchanges;
}

const answeredIn = (exchanges: readonly Exchange[]): Set<CallName> =>
  new Set(exchanges.filter(({ outcome }) => outcome.kind === 'answered').map(({ call }) => call));

/**
 * Checks a platform against the contract: shape of answers, refusals, sessions, pages, limits, times and encoding. Reads only,
 * but for logging in, unless `canWrite` says that the test account may be changed.
 */
export async function runConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const { url, merchantCode, site, account, agent, canWrite = false, date = () => new Date() } = options;
  const { send = fetch, now = () => performance.now(), samples = SAMPLES } = options;
  const run: Run = {
    client: createPlatformClient({ url, merchantCode, send, now, settings: site.behaviour.platform }),
    site,
    merchantCode,
    needed: neededCalls(site, options.useOfCall),
    today: date().toISOString().slice(0, 10),
    samples,
    known: new Map([
      ['domain', new URL(url).hostname],
      ['url', new URL(url).host],
    ]),
    findings: [],
    timings: [],
  };
  const member = account && (await openSession(run, account));
  const tokens = { member, agent: agent && (await openSession(run, agent)) };
  const exchanges = await checkReads(run, tokens);
  await checkSessionRefusals(run);
  await checkPaging(run, (call) => tokenFor(call, tokens));
  checkRetryAfter(run, exchanges);
  if (account) await checkWrongPassword(run, account);
  if (account && canWrite && member !== undefined) {
    await checkWrites(run, member);
    const probe = probeOf(answeredIn(exchanges));
    if (probe !== undefined) await checkLogout(run, account, probe);
  } else {
    const detail = 'only with a test account and --write';
    note(run, { area: 'writes', check: 'writes, and logging out', verdict: 'skipped', detail });
  }
  const { findings, timings } = run;
  return { platform: url, merchantCode, checkedAt: date().toISOString(), findings, timings };
}
