import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RecentListAnswer } from '#schemas/declare/platform/play.schema.ts';
import { loginAs } from '../testing/encryptLogin.ts';
import { MERCHANT, type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';

const MINUTE = 60_000;

let sandbox: TestSandbox;
let member: string;
let trial: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  [member, trial] = [await loginAs(sandbox, 'demospecial'), await loginAs(sandbox, 'demotrial')];
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.db.query('delete from counters'));

type Row = { nodeId: number; vassalage: string };
async function gameThat(condition: string): Promise<Row> {
  const [row] = await sandbox.db.query<Row>(
    `select node_id as "nodeId", vassalage from games join vendors using (vassalage) where ${condition} order by node_id limit 1`,
  );
  if (row === undefined) throw new Error(`no game that ${condition}`);
  return row;
}
const freeGame = () => gameThat('freeplay and not maintenance and min_bet = 0.5');
const paidGame = () => gameThat('not freeplay and not maintenance');

const launch = (json: object, authorization = member) =>
  sandbox.call('POST', '/wps/game/launchGame', { json, headers: { authorization } });
async function openGame(json: object, token = member): Promise<string> {
  const { body } = await launch(json, token);
  return (body.value as { url: string }).url; // the contract test's shape
}
const ticketOf = (url: string) => new URLSearchParams(url.split('?')[1]).get('ticket') ?? '';
const page = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(sandbox.url + url, { headers: { merchant: MERCHANT, ...headers } });
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const round = (ticket: string, stake: number) => sandbox.call('POST', '/sandbox/play/rounds', { json: { ticket, stake } });
const balanceOf = async (authorization: string) =>
  ((await sandbox.call('GET', '/wps/wallets/gcs', { headers: { authorization } })).body.value as { sumBalance: number })
    .sumBalance;

describe('a launch', () => {
  it('opens the game that is named, by either call, and puts it first among those played last', async () => {
    const game = await freeGame();
    const url = await openGame(game);
    const [{ name } = { name: '' }] = await sandbox.db.query<{ name: string }>('select name from games where node_id = $1', [
      game.nodeId,
    ]);
    expect((await page(url)).html).toContain(`<h1 dir="auto">${name.replaceAll("'", '&#39;')}</h1>`);
    const again = await sandbox.call('POST', '/wps/relay/GCS_gameLaunchFB', { json: game, headers: { authorization: member } });
    expect(again.status).toBe(200);
    const recents = await sandbox.call('GET', '/wps/relay/GCS_recentGame', { headers: { authorization: member } });
    expect((recents.body.value as RecentListAnswer).list[0]?.nodeId).toBe(game.nodeId);
  });

  it('opens the lobby of a vendor where no game is named', async () => {
    expect((await launch({ vassalage: 'BTI', gameCode: 'lobby', gameType: 'SPORTS' })).status).toBe(200);
  });

  it.each([
    ['a game of another vendor', { vassalage: 'BTI', nodeId: 10_001 }, 404, 'game.unknown'],
    ['an unknown vendor', { vassalage: 'NOBODY' }, 404, 'game.unknown'],
    ['a vendor that is being worked on', { vassalage: 'LGON' }, 409, 'game.maintenance'],
    ['free play where there is none', { vassalage: 'BTI', freeplay: 1 }, 403, 'game.noFreeplay'],
  ])('of %s is refused', async (_title, json, status, errorCode) => {
    const answer = await launch(json);
    expect([answer.status, answer.body.errorCode]).toEqual([status, errorCode]);
  });

  it('needs a session, and a trial account gets nothing but free play', async () => {
    const unknown = await sandbox.call('POST', '/wps/game/launchGame', { json: await freeGame() });
    expect([unknown.status, unknown.body.errorCode]).toEqual([401, 'session.missing']);
    const paid = await launch(await paidGame(), trial);
    expect([paid.status, paid.body.errorCode]).toEqual([403, 'free_reject']);
    expect((await page(await openGame(await freeGame(), trial))).html).toContain('Free play');
  });

  it('meets the limit', async () => {
    sandbox.setLimits({ launchesPerAccount: { count: 2, windowMs: 60_000 } });
    const game = await freeGame();
    const answers = [await launch(game), await launch(game), await launch(game)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    sandbox.setLimits({ launchesPerAccount: { count: 1000, windowMs: 60_000 } });
  });
});

describe('the page of a game', () => {
  it.each([
    ['EN', 'lang="en" dir="ltr"', 'Back to the lobby'],
    ['AR', 'lang="ar" dir="rtl"', 'العودة إلى الرئيسية'],
    ['XX', 'lang="en" dir="ltr"', 'Demo money'],
  ])('speaks %s', async (language, root, words) => {
    const { html } = await page(await openGame({ ...(await freeGame()), language }));
    expect(html).toContain(root);
    expect(html).toContain(words);
  });

  it('leaves the way back to the page that frames it', async () => {
    const url = await openGame(await freeGame());
    expect((await page(url)).html).toContain('href="/m/home"');
    expect((await page(url, { 'sec-fetch-dest': 'iframe' })).html).not.toContain('href="/m/home"');
  });

  it('may run its own script and nothing else, and sends its address to no other site', async () => {
    const { headers } = await page(await openGame(await freeGame()));
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('shows text as text', async () => {
    const game = await freeGame();
    await sandbox.db.query(`update games set name = '</script><b>x' where node_id = $1`, [game.nodeId]);
    const { html } = await page(await openGame(game));
    expect(html).not.toContain('</script><b>');
    expect(html).toContain('&lt;/script&gt;&lt;b&gt;x');
  });

  it.each(['/sandbox/play', '/sandbox/play?ticket=guessed', '/sandbox/play?ticket[a]=1'])('is closed at %s', async (url) => {
    const { status, html } = await page(url);
    expect(status).toBe(403);
    expect(html).toContain('href="/m/home"');
  });
});

describe('a round', () => {
  it('is paid from the wallet and written down', async () => {
    const before = await balanceOf(member);
    const { status, body } = await round(ticketOf(await openGame(await freeGame())), 0.5);
    expect(status).toBe(200);
    const { reels, payout, balance } = body.value as { reels: number[]; payout: number; balance: number };
    expect(reels).toHaveLength(3);
    expect(balance).toBeCloseTo(before - 0.5 + payout, 5);
    expect(await balanceOf(member)).toBe(balance);
    const [row] = await sandbox.db.query('select stake, payout, is_free from game_rounds order by id desc limit 1');
    expect(row).toEqual({ stake: '0.50', payout: payout.toFixed(2), is_free: false });
  });

  it('of free play costs nothing', async () => {
    const before = await balanceOf(trial);
    const { status } = await round(ticketOf(await openGame(await freeGame(), trial)), 10);
    expect(status).toBe(200);
    expect(await balanceOf(trial)).toBe(before);
  });

  it('is refused with a stake that the game does not have, and without enough money', async () => {
    const ticket = ticketOf(await openGame(await freeGame()));
    expect((await round(ticket, 0.51)).body.errorCode).toBe('play.stake');
    expect((await round(ticket, -1)).body.errorCode).toBe('body.invalid');
    await sandbox.db.query('update wallets set balance = 0.49');
    const rounds = () => sandbox.db.query('select count(*) as count from game_rounds');
    const before = await rounds();
    expect((await round(ticket, 0.5)).body.errorCode).toBe('play.balance');
    expect(await rounds()).toEqual(before);
    await sandbox.db.query('update wallets set balance = 100');
  });

  it('meets the limit', async () => {
    sandbox.setLimits({ roundsPerAccount: { count: 1, windowMs: 60_000 } });
    const ticket = ticketOf(await openGame(await freeGame()));
    expect([(await round(ticket, 0.5)).status, (await round(ticket, 0.5)).status]).toEqual([200, 429]);
    sandbox.setLimits({ roundsPerAccount: { count: 1000, windowMs: 60_000 } });
  });

  it('ends with the session, and belongs to one merchant', async () => {
    const own = await loginAs(sandbox, 'demoagent');
    const ticket = ticketOf(await openGame(await freeGame(), own));
    const elsewhere = await sandbox.call('POST', '/sandbox/play/rounds', {
      json: { ticket, stake: 0.5 },
      headers: { merchant: 'harbour' },
    });
    expect(elsewhere.body.errorCode).toBe('play.ended');
    await sandbox.call('DELETE', '/wps/session/logout', { headers: { authorization: own } });
    expect((await round(ticket, 0.5)).body.errorCode).toBe('play.ended');
  });

  it('cannot be played for longer than half a day', async () => {
    const ticket = ticketOf(await openGame(await freeGame()));
    sandbox.wait(13 * 60 * 60 * 1000);
    expect((await round(ticket, 0.5)).body.errorCode).toBe('play.ended');
  });
});

describe('a session that plays', () => {
  const checked = (minutes: number) => {
    const live = release();
    return { ...live, template: { ...live.template, behaviour: { responsible: { realityCheckMinutes: minutes } } } };
  };
  const say = (ticket: string, what?: 'active' | 'checked') =>
    sandbox.call('POST', '/sandbox/play/session', { json: { ticket, ...(what ? { what } : {}) } });
  const times = async (authorization: string) =>
    (await sandbox.call('GET', '/wps/session/times', { headers: { authorization } })).body.value as Record<string, number>;

  it('is in use, by a round and by a touch', async () => {
    const token = await loginAs(sandbox, 'demospecial');
    const ticket = ticketOf(await openGame(await freeGame(), token));
    const begun = sandbox.now().getTime();
    sandbox.wait(5 * MINUTE);
    await round(ticket, 0.5);
    expect(await times(token)).toMatchObject({ startedAtMs: begun, activeAtMs: begun + 5 * MINUTE, checkedAtMs: begun });
    sandbox.wait(5 * MINUTE);
    await say(ticket);
    expect(await times(token)).toMatchObject({ activeAtMs: begun + 5 * MINUTE });
    await say(ticket, 'active');
    expect(await times(token)).toMatchObject({ nowMs: begun + 10 * MINUTE, activeAtMs: begun + 10 * MINUTE });
  });

  it('pays no round while a reality check waits for its answer', async () => {
    sandbox.setRelease(checked(20));
    const token = await loginAs(sandbox, 'demospecial');
    const ticket = ticketOf(await openGame(await freeGame(), token));
    sandbox.wait(19 * MINUTE);
    expect((await say(ticket)).body.value).toEqual({ playedMs: 19 * MINUTE, checkInMs: MINUTE });
    expect((await round(ticket, 0.5)).status).toBe(200);
    sandbox.wait(MINUTE);
    expect((await round(ticket, 0.5)).body.errorCode).toBe('play.check');
    expect((await say(ticket, 'active')).body.value).toEqual({ playedMs: 20 * MINUTE, checkInMs: 0 });
    expect((await say(ticket, 'checked')).body.value).toEqual({ playedMs: 20 * MINUTE, checkInMs: 20 * MINUTE });
    expect((await round(ticket, 0.5)).status).toBe(200);
  });

  it('has no reality check where the merchant has none, and ends with the session', async () => {
    sandbox.setRelease(checked(0));
    const token = await loginAs(sandbox, 'demospecial');
    const ticket = ticketOf(await openGame(await freeGame(), token));
    expect((await say(ticket)).body.value).toEqual({ playedMs: 0, checkInMs: null });
    await sandbox.call('DELETE', '/wps/session/logout', { headers: { authorization: token } });
    expect((await say(ticket, 'active')).body.errorCode).toBe('play.ended');
  });
});

it.each([
  ['the merchant’s home has it', { content: { amountDecimals: -1 } }, {}, { symbol: '₫', position: 'B', decimals: 0 }],
  ['the merchant has set the decimals', { content: { amountDecimals: 1 } }, {}, { symbol: '₫', position: 'B', decimals: 1 }],
  [
    'the platform has set the currency',
    { content: { amountDecimals: -1 } },
    { code: 'USD', symbol: '$' },
    { symbol: '$', position: 'A', decimals: 2 },
  ],
])('money is written as the lobby writes it where %s', async (_title, behaviour, currency, written) => {
  sandbox.setRelease({ ...release(), template: { ...release().template, parameters: { language: 'VN,EN' }, behaviour } });
  const settings = Object.keys(currency).length === 0 ? {} : { currency };
  await sandbox.db.query('update sandbox_merchants set settings = $1', [JSON.stringify(settings)]);
  const token = await loginAs(sandbox, 'demospecial');
  expect((await page(await openGame(await freeGame(), token))).html).toContain(`"currency":${JSON.stringify(written)}`);
});
