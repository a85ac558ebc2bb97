import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { calls } from '#schemas/generated/calls.js';
import { logIn, outcomeText, tokenIn } from '../logIn.ts';
import type { Exchange } from '../platformClient.ts';
import { type Run, type TestAccount, note } from '../Run.ts';
import { reasonToSkip, sampleQuery } from '../sampleQuery.ts';

/** Logs in; the token if that succeeded. */
export async function openSession(run: Run, account: TestAccount): Promise<string | undefined> {
  const exchange = await logIn(run.client, account);
  const token = tokenIn(exchange);
  const wrongShape = token === undefined && exchange.outcome.kind === 'answered';
  note(run, {
    area: 'sessions',
    check: `${account.username} can log in`,
    verdict: token === undefined ? 'failed' : 'passed',
    detail: wrongShape ? 'the answer has another shape than declared' : token === undefined ? outcomeText(exchange) : '',
    call: 'login',
  });
  return token;
}

/** A read by which a session is recognised: the first that was answered to it. */
export function probeOf(answered: ReadonlySet<CallName>): CallName | undefined {
  return [...answered].find((call) => calls[call].session);
}

/** An answer to a session must not be stored where others get it. */
export function checkPrivacy(run: Run, exchange: Exchange): void {
  if (exchange.outcome.kind !== 'answered') return;
  const rule = exchange.headers.get('cache-control') ?? '';
  const isShared = /\bpublic\b|\bs-maxage\b/i.test(rule);
  note(run, {
    area: 'sessions',
    check: 'the answer to a session is not shared by caches',
    verdict: isShared ? 'failed' : 'passed',
    detail: isShared ? `cache-control is “${rule}”` : '',
    call: exchange.call,
  });
}

/** Opens two sessions, ends one, and checks both. */
export async function checkLogout(run: Run, account: TestAccount, probe: CallName): Promise<void> {
  const found = (check: string, isRight: boolean, detail: string) =>
    note(run, { area: 'sessions', check, verdict: isRight ? 'passed' : 'failed', detail: isRight ? '' : detail, call: 'logout' });
  const [ended, other] = [await openSession(run, account), await openSession(run, account)];
  if (ended === undefined || other === undefined) return;
  found('each login has a token of its own', ended !== other, 'two logins have the same token');
  const left = await run.client.ask('logout', { token: ended, body: {} });
  found('logging out is answered', left.outcome.kind === 'answered', outcomeText(left));
  const request = { query: sampleQuery(probe, run) };
  const after = await run.client.ask(probe, { ...request, token: ended });
  found('a session that was logged out is refused', after.outcome.kind === 'refused', `“${probe}” is ${outcomeText(after)}`);
  const still = await run.client.ask(probe, { ...request, token: other });
  found('logging out ends no other session', still.outcome.kind === 'answered', `“${probe}” is ${outcomeText(still)}`);
}

/** Reads that a session may ask, with the reason where they are not. */
export const skipsOf = (run: Run, call: CallName, token: string | undefined): string | undefined =>
  reasonToSkip(call, run.known) ??
  (calls[call].session && token === undefined ? 'it needs a test account (--account, --password)' : undefined);
