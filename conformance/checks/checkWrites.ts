import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { readAnswer } from '#schemas/declare/calls/readAnswer.ts';
import { calls } from '#schemas/generated/calls.js';
import { outcomeText } from '../logIn.ts';
import type { CallRequest, Exchange } from '../platformClient.ts';
import { type Run, note } from '../Run.ts';
import { sampleQuery } from '../sampleQuery.ts';

type Found = (call: CallName, check: string, isRight: boolean, detail: string) => void;

const writesOf =
  (run: Run): Found =>
  (call, check, isRight, detail) =>
    note(run, { area: 'writes', check, verdict: isRight ? 'passed' : 'failed', detail: isRight ? '' : detail, call });

/** Every write that needs a session is refused without one, which also shows that the platform has it. Nothing is changed by that. */
export async function checkWritesNeedSession(run: Run): Promise<void> {
  for (const { call, isRequired } of run.needed) {
    const { method, session } = calls[call];
    if (method === 'GET' || !session) continue;
    const exchange = await run.client.ask(call, { body: {} });
    const { outcome, status } = exchange;
    const isMissing = status === 404 || status === 405;
    const isRight = outcome.kind === 'refused' && !isMissing;
    const verdict = isRight ? 'passed' : isMissing && !isRequired ? 'advice' : 'failed';
    const detail = isMissing ? `HTTP ${status}: the platform does not have this call` : outcomeText(exchange);
    note(run, { area: 'writes', check: 'a write without a session is refused', verdict, detail: isRight ? '' : detail, call });
  }
}

/** Adds a game that was not a favourite, finds it, and removes it again. */
async function checkFavourites(run: Run, token: string): Promise<void> {
  const found = writesOf(run);
  const games = await run.client.ask('games', { query: sampleQuery('games', run) });
  const listed = games.outcome.kind === 'answered' ? readAnswer('games', games.outcome.value) : undefined;
  const idsNow = async (): Promise<readonly number[] | undefined> => {
    const { outcome } = await run.client.ask('favouriteIds', {
      query: { ...sampleQuery('favouriteIds', run), pageSize: 100 },
      token,
    });
    const read = outcome.kind === 'answered' ? readAnswer('favouriteIds', outcome.value) : undefined;
    return read?.ok ? read.value : undefined;
  };
  const before = await idsNow();
  const game = listed?.ok ? listed.value.games.find(({ nodeId }) => before?.includes(nodeId) === false) : undefined;
  if (game === undefined) return;
  const body: CallRequest = { token, body: { nodeId: game.nodeId, vendor: game.vassalage } };
  const added = await run.client.ask('favouriteAdd', body);
  found('favouriteAdd', 'a favourite can be added', added.outcome.kind === 'answered', outcomeText(added));
  found(
    'favouriteIds',
    'a favourite that was added is listed',
    (await idsNow())?.includes(game.nodeId) === true,
    `${game.gameName} is not in the list`,
  );
  const removed = await run.client.ask('favouriteRemove', body);
  found('favouriteRemove', 'a favourite can be removed', removed.outcome.kind === 'answered', outcomeText(removed));
  found(
    'favouriteIds',
    'a favourite that was removed is gone',
    (await idsNow())?.includes(game.nodeId) === false,
    `${game.gameName} is still in the list`,
  );
}

/** Sends the avatar that the account has: a form that changes nothing. */
async function checkForm(run: Run, token: string): Promise<void> {
  const { outcome } = await run.client.ask('headIcon', { token });
  const read = outcome.kind === 'answered' ? readAnswer('headIcon', outcome.value) : undefined;
  const icon = read?.ok ? read.value.icon : '';
  const check = 'a form-encoded body is read';
  if (!icon)
    return note(run, {
      area: 'writes',
      check,
      verdict: 'skipped',
      detail: 'the test account has no avatar yet',
      call: 'setHeadIcon',
    });
  const sent = await run.client.ask('setHeadIcon', { token, body: { icon } });
  writesOf(run)('setHeadIcon', check, sent.outcome.kind === 'answered', outcomeText(sent));
}

/** A registration without its captcha is refused. It also lacks the terms, so no platform may take it. */
async function checkCaptcha(run: Run): Promise<void> {
  const { enabled, required } = run.site.registerSettings.fields.captcha;
  const check = 'a registration without its captcha is refused';
  if (!enabled || !required)
    return note(run, {
      area: 'writes',
      check,
      verdict: 'skipped',
      detail: 'the register form of this release asks for no captcha',
    });
  const host = new URL(`https://${run.merchantCode}.example`).host;
  const body = { registerUrl: `https://${host}`, registerMethod: 'H5', type: 0, domain: host, terms: false };
  const exchange: Exchange = await run.client.ask('registerByUsername', { body: { ...body, username: 'conformance' } });
  writesOf(run)('registerByUsername', check, exchange.outcome.kind === 'refused', outcomeText(exchange));
}

/** Everything that changes something of the test account, and puts it back. */
export async function checkWrites(run: Run, token: string): Promise<void> {
  const isNeeded = (name: string) => run.needed.some(({ call }) => call === name);
  await checkWritesNeedSession(run);
  if (isNeeded('favouriteAdd') && isNeeded('favouriteRemove')) await checkFavourites(run, token);
  if (isNeeded('setHeadIcon')) await checkForm(run, token);
  if (isNeeded('registerByUsername')) await checkCaptcha(run);
}
