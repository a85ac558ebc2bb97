import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { calls } from '#schemas/generated/calls.js';
import { platformRefusals } from '#schemas/declare/platform/platformRefusals.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { logIn, outcomeText } from '../logIn.ts';
import { type Exchange, isPermission } from '../platformClient.ts';
import { type Run, type TestAccount, note } from '../Run.ts';
import { reasonToSkip, sampleQuery } from '../sampleQuery.ts';

const EXPIRED = 'an unknown session is refused as expired';
const UNKNOWN_TOKEN = 'conformance-unknown-session-0000';

/** Whether a player is told something of their own language about a code. */
const hasText = (code: string, { behaviour }: Site): boolean =>
  Object.hasOwn(platformRefusals, code) || behaviour.platform.errorTexts.some((row) => row.startsWith(`${code}=`));

/** How the player learns that a session is over. */
const saysExpired = ({ outcome, status }: Exchange): boolean =>
  outcome.kind === 'refused' && (status === 401 || outcome.code === 'session.expired');

/** No answer that says anything about a refusal. */
const isSilent = ({ outcome, status }: Exchange): boolean =>
  outcome.kind === 'slow' || outcome.kind === 'unreachable' || status === 404 || status === 405;

async function checkWithoutSession(run: Run, call: CallName): Promise<Exchange> {
  const exchange = await run.client.ask(call, { query: sampleQuery(call, run) });
  if (isSilent(exchange)) return exchange;
  note(run, {
    area: 'errors',
    check: 'without a session it is refused',
    verdict: exchange.outcome.kind === 'refused' ? 'passed' : 'failed',
    detail: outcomeText(exchange),
    call,
  });
  return exchange;
}

async function checkUnknownSession(run: Run, call: CallName): Promise<void> {
  const exchange = await run.client.ask(call, { query: sampleQuery(call, run), token: UNKNOWN_TOKEN });
  if (isSilent(exchange)) return;
  const isRight = saysExpired(exchange);
  note(run, {
    area: 'errors',
    check: EXPIRED,
    verdict: isRight ? 'passed' : 'failed',
    detail: isRight ? outcomeText(exchange) : `${outcomeText(exchange)}; HTTP 401 or the code “session.expired” is expected`,
    call,
  });
}

/** Sends session reads without a session, and with one that the platform does not know. */
export async function checkSessionRefusals(run: Run): Promise<void> {
  for (const { call } of run.needed) {
    const { method, session } = calls[call];
    if (method !== 'GET' || !session || reasonToSkip(call, run.known) !== undefined) continue;
    const asGuest = await checkWithoutSession(run, call);
    if (!isPermission(asGuest)) await checkUnknownSession(run, call);
    else note(run, { area: 'errors', check: EXPIRED, verdict: 'skipped', detail: 'the call is refused to everybody', call });
  }
}

/** Tries one wrong password. If the platform demands a captcha afterwards, the answer says so. */
export async function checkWrongPassword(run: Run, { username, password }: TestAccount): Promise<void> {
  const exchange = await logIn(run.client, { username, password: `${password}-wrong` });
  const { outcome } = exchange;
  const found = (verdict: 'passed' | 'failed' | 'advice' | 'skipped', detail: string) =>
    note(run, {
      area: 'errors',
      check: 'a wrong password is refused with a code that players have words for',
      verdict,
      detail,
      call: 'login',
    });
  if (outcome.kind === 'slow' || outcome.kind === 'unreachable') return found('skipped', outcomeText(exchange));
  if (outcome.kind !== 'refused') return found('failed', outcomeText(exchange));
  if (exchange.status >= 500) return found('failed', `${outcomeText(exchange)}: this says that the platform failed`);
  if (hasText(outcome.code, run.site)) return found('passed', outcomeText(exchange));
  if (outcome.message === '') return found('failed', `${outcomeText(exchange)}, without a message`);
  found('advice', `players read the platform’s own message: give “${outcome.code}” a text in behaviour.platform.errorTexts`);
}

/** A refusal of too many requests must say when to retry. The run does not provoke one. */
export function checkRetryAfter(run: Run, exchanges: readonly Exchange[]): void {
  const limited = exchanges.filter(
    ({ status, outcome }) => status === 429 || (outcome.kind === 'refused' && outcome.code === 'rate.limited'),
  );
  const check = 'a rate limit says how long to wait';
  if (limited.length === 0)
    return note(run, { area: 'limits', check, verdict: 'skipped', detail: 'no limit was met, and none is provoked' });
  const silent = limited.find(({ headers }) => headers.get('retry-after') === null);
  note(run, {
    area: 'limits',
    check,
    verdict: silent === undefined ? 'passed' : 'failed',
    detail: silent === undefined ? '' : 'there is no Retry-After header',
    ...(silent === undefined ? {} : { call: silent.call }),
  });
}
