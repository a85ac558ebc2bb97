import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { resolvedWith } from '#tests/support/releases.ts';
import { createHttp } from './http.ts';

const ok = (value: unknown) => ({ status: 200, body: { success: true, value } });
const refused = (status: number, errorCode?: string) => ({ status, body: { success: false, errorCode } });
const wallet = ok({ sumBalance: 5 });
const CHAT = '/wps/relay/CBS_unreadCount?moduleId=CBS3';
const password = { oldPassword: 'old', newPassword: 'new', confirmNewPassword: 'new' };
const TOKEN = { authorization: 'tok' };

/** The next answers; the last one is repeated. */
let answers: ({ status: number; body: unknown } | 'offline')[];
let asked: { url: string; init: RequestInit }[];
let token: string | undefined;
const calls: string[] = [];

const settingsOf = (platform: object) =>
  resolvedWith(Object.fromEntries(Object.entries(platform).map(([key, value]) => [`/template/behaviour/platform/${key}`, value])))
    .site.behaviour.platform;

const httpWith = (platform: object = {}, isInstalled = false) =>
  createHttp({
    isInstalled: () => isInstalled,
    token: () => token,
    onExpired: () => calls.push('expired'),
    onFailed: (call, { code }) => calls.push(`${call} ${code}`),
    settings: () => settingsOf(platform),
  });

/** Waits for a call while the clock runs ahead; code that is loaded on the way takes time of its own. */
async function outcome(work: Promise<unknown>): Promise<unknown> {
  const settled: { value?: unknown } = {};
  work.then(
    (value) => (settled.value = value),
    (error: { code: string }) => (settled.value = error.code),
  );
  while (!('value' in settled)) await vi.advanceTimersByTimeAsync(1000);
  return settled.value;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answers = [wallet];
  asked = [];
  token = 'tok';
  calls.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === undefined || answer === 'offline') throw new TypeError('Failed to fetch');
    const { status, body } = answer;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what a call carries', () => {
  it.each<[string, object, CallName, string, object]>([
    ['the token and its module', {}, 'wallet', '/wps/wallets/gcs?moduleId=FUNDTRANS3', { authorization: 'tok' }],
    ['the token by another header', { tokenHeader: 'X-Token' }, 'chatUnread', CHAT, { 'X-Token': 'tok' }],
    ['nothing for no module', { modules: { wallet: '' } }, 'wallet', '/wps/wallets/gcs', { authorization: 'tok' }],
    ['another path', { paths: { chatUnread: '/wps/relay/N' } }, 'chatUnread', '/wps/relay/N?moduleId=CBS3', TOKEN],
    ['no module of a public read', {}, 'help', '/wps/system/helpCenter', TOKEN],
  ])('is %s', async (_title, platform, call, url, headers) => {
    await outcome(httpWith(platform).read(call));
    expect([asked[0]?.url, asked[0]?.init.headers]).toEqual([url, headers]);
  });

  it.each<[CallName, string]>([
    ['gameRecords', 'MEMTRANS3'],
    ['transactions', 'MEMTRANS3'],
    ['profitLoss', 'PERSPNL3'],
    ['teamKpiA', 'AGEINFO3'],
    ['dailySalary', 'AGEINFO3'],
    ['downlines', 'AGEDOWNMAN3'],
    ['captcha', 'CAPTCHA3'],
    ['member', 'COMM3'],
    ['inboxList', 'COMM3'],
  ])('of %s is its module %s', async (call, moduleId) => {
    await outcome(httpWith().read(call));
    expect(new URL(asked[0]?.url ?? '', 'http://x').searchParams.get('moduleId')).toBe(moduleId);
  });

  it('is the version of a call that has several, by the merchant’s header', async () => {
    answers = [ok(undefined)];
    await outcome(httpWith({ versionHeader: 'api-version' }).send('changePassword', password));
    expect(asked[0]?.init.headers).toMatchObject({ 'api-version': '2', 'content-type': 'application/json' });
  });

  it('is that the page is installed, where somebody logs in, and how the body is encrypted', async () => {
    const http = httpWith({ deviceHeader: 'X-Device', encryptionHeader: 'X-Sealed' }, true);
    await outcome(http.send('login', { data: 'sealed' }, 'jwe'));
    await outcome(http.send('freeplay', {}));
    expect(asked.map(({ init }) => init.headers)).toEqual([
      { 'content-type': 'application/json', authorization: 'tok', 'X-Device': 'OTHERS', 'X-Sealed': 'jwe' },
      { 'content-type': 'application/json', authorization: 'tok' },
    ]);
  });

  it('is a form where the call is written so', async () => {
    await outcome(httpWith().send('recoverByEmail', { username: 'mei', email: 'a+b@c.example' }));
    expect(asked[0]?.init).toMatchObject({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'username=mei&email=a%2Bb%40c.example',
    });
  });

  it('is the token in the body, too, of a log-out', async () => {
    await outcome(httpWith().read('logout'));
    await outcome(httpWith().read('logout', {}, 'another'));
    expect(asked.map(({ init }) => init.body)).toEqual(['{"token":"tok"}', '{"token":"another"}']);
  });

  it('is the token in the query, too, of announcements, where somebody is logged in', async () => {
    await outcome(httpWith().read('announcements', { types: 'PL' }));
    token = undefined;
    await outcome(httpWith().read('announcements', { types: 'PL' }));
    expect(new Set(asked.map(({ url }) => url.split('?')[1]))).toEqual(new Set(['types=PL&token=tok', 'types=PL']));
  });

  it('is the token in body and query, too, of what a member marks, and the game that was played goes on without its page', async () => {
    await outcome(httpWith().send('favouriteRemove', { nodeId: 7, vendor: 'NOVR' }));
    await outcome(httpWith().read('favouriteIds', { pageNo: 1, pageSize: 100 }));
    await outcome(httpWith().send('recentAdd', { nodeId: 7 }));
    expect(asked[0]?.init.body).toBe('{"nodeId":7,"vendor":"NOVR","token":"tok"}');
    expect(asked.find(({ init }) => init.method === 'GET')?.url).toMatch(/\?pageNo=1&pageSize=100&token=tok&moduleId=COMM3$/);
    expect(asked.filter(({ init }) => init.keepalive).map(({ init }) => init.body)).toEqual(['{"nodeId":7}']);
  });

  it('is the number by the name that the platform has for it', async () => {
    const http = httpWith({ numberFields: { smsForRegister: 'mobileNo' } });
    await outcome(http.send('smsForRegister', { mobileNum: '912', countryDialingCode: '84' }));
    await outcome(http.send('smsWithoutLogin', { mobileNum: '912', countryDialingCode: '84' }));
    expect(asked.map(({ init }) => init.body)).toEqual([
      '{"countryDialingCode":"84","mobileNo":"912"}',
      '{"mobileNum":"912","countryDialingCode":"84"}',
    ]);
  });

  it('is the module in the body of what is sent', async () => {
    await outcome(httpWith({ modules: { entry: 'REG9' } }).send('freeplay', { username: 'trial1' }));
    await outcome(httpWith({ modules: { entry: 'REG9' } }).send('freeplay', { moduleId: 'LIVE', username: 'trial1' }));
    expect(asked.map(({ init }) => init.body)).toEqual([
      '{"moduleId":"REG9","username":"trial1"}',
      '{"moduleId":"LIVE","username":"trial1"}',
    ]);
  });

  it('is of the module that the merchant says for a call, and none where it says none', async () => {
    const moduleCalls = ['wallet=records', 'freeplay='];
    answers = [wallet, wallet, ok({ count: 1 }), wallet];
    await outcome(httpWith({ moduleCalls }).read('wallet'));
    await outcome(httpWith({ moduleCalls, modules: { records: 'MINE' } }).read('wallet'));
    await outcome(httpWith({ moduleCalls }).read('chatUnread'));
    await outcome(httpWith({ moduleCalls }).send('freeplay', { username: 'trial1' }));
    expect(asked.map(({ url, init }) => [new URL(url, 'https://a').searchParams.get('moduleId'), init.body])).toEqual([
      ['MEMTRANS3', undefined],
      ['MINE', undefined],
      ['CBS3', undefined],
      [null, '{"username":"trial1"}'],
    ]);
  });

  it('is the gateway where the merchant says so', async () => {
    await outcome(httpWith({ gatewayCalls: ['wallet'], gateway: 1 }).read('wallet'));
    await outcome(httpWith({ gatewayCalls: ['freeplay'] }).send('freeplay', { username: 'trial1' }));
    await outcome(httpWith({ gatewayCalls: ['wallet'] }).send('freeplay', { username: 'trial1' }));
    expect(asked[0]?.url).toMatch(/[?&]gateway=1(&|$)/);
    expect(asked.slice(1).map(({ init }) => JSON.parse(String(init.body)) as unknown)).toEqual([
      expect.objectContaining({ gateway: 3 }),
      expect.not.objectContaining({ gateway: 3 }),
    ]);
  });
});

it.each([['an answer whose check cannot be loaded has not come', '#schemas/declare/calls/readAnswer.ts', 2]])(
  '%s',
  async (_title, code, times) => {
    answers = [ok({ id: 'c', image: 'data:' })];
    vi.doMock(code, () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const failed = await outcome(httpWith().read('captcha'));
    vi.doUnmock(code);
    expect([failed, asked.length]).toEqual(['network', times]);
  },
);

describe('an answer without the envelope', () => {
  it.each([
    ['a number', 2, 2],
    ['a text', '"2"', '2'],
    ['a record', { status: 2 }, { status: 2 }],
  ])('is %s for the status, which some platforms send so', async (_title, body, value) => {
    answers = [{ status: 200, body }];
    expect(await outcome(httpWith().read('status'))).toEqual(value);
  });

  it.each([
    ['any other call', 'wallet', { sumBalance: 5 }],
    ['the status, where it is the page of a proxy', 'status', '<html>Bad gateway</html>'],
    ['the status, where it is of no shape that states one', 'status', [2]],
  ] as const)('has not come for %s', async (_title, call, body) => {
    answers = [{ status: 200, body }];
    expect(await outcome(httpWith().read(call))).toBe('answer.unreadable');
  });
});

describe('an answer of another shape than its call declares', () => {
  const nonsense = ok({ sumBalance: 'five' });

  it('has not come', async () => {
    answers = [nonsense];
    expect(await outcome(httpWith().read('wallet'))).toBe('answer.unreadable');
    expect(calls).toEqual(['wallet answer.unreadable']);
  });

  it('is not a matter of the page where our server has validated it, but one that another host gave is', async () => {
    const elsewhere = () => ({ hosts: ['https://other.example'], merchantCode: 'aurora' });
    const http = createHttp({ token: () => token, onExpired: () => undefined, isOwnServer: true, elsewhere });
    answers = [nonsense];
    expect(await outcome(http.read('wallet'))).toEqual({ sumBalance: 'five' });
    answers = ['offline', nonsense];
    expect(await outcome(http.read('chatUnread'))).toBe('answer.unreadable');
    expect(asked.at(-1)?.url).toMatch(/^https:\/\/other\.example\//);
  });
});

it('a call without an address is not made', async () => {
  expect(await outcome(httpWith({ paths: { wallet: '' } }).read('wallet'))).toBe('url.empty');
  expect(asked).toEqual([]);
});

it('a call for a session that is not the page’s carries its token, and its end is not the page’s', async () => {
  answers = [refused(401, 'session.expired')];
  await outcome(httpWith().read('logout', {}, 'other'));
  expect(asked[0]?.init.headers).toMatchObject({ authorization: 'other' });
  expect(calls).toEqual([]);
});

describe('a read that failed', () => {
  it.each<[string, (typeof answers)[number]]>([
    ['without an answer', 'offline'],
    ['with a server in trouble', refused(503, 'platform.unavailable')],
    ['with nonsense', { status: 200, body: '<html>' }],
  ])('%s is asked once more', async (_title, first) => {
    answers = [first, wallet];
    expect(await outcome(httpWith().read('wallet'))).toEqual({ sumBalance: 5 });
    expect([asked.length, calls]).toEqual([2, []]);
  });

  it('twice has failed for good', async () => {
    answers = ['offline', 'offline', wallet];
    expect(await outcome(httpWith().read('wallet'))).toBe('network');
    expect([asked.length, calls]).toEqual([2, ['wallet network']]);
  });

  it.each([
    [400, 'query.invalid'],
    [403, 'account.permission'],
    [429, 'rate.limited'],
  ])('with %i is not asked again', async (status, code) => {
    answers = [refused(status, code)];
    expect(await outcome(httpWith().read('wallet'))).toBe(code);
    expect([asked.length, calls]).toEqual([1, [`wallet ${code}`]]);
  });
});

it.each(['offline' as const, refused(503, 'platform.slow')])('what was sent is never sent again by itself', async (answer) => {
  answers = [answer];
  await outcome(httpWith().send('login', { data: 'x' }));
  expect(asked.length).toBe(1);
});

describe('the end of a session', () => {
  it.each<[string, 'wallet' | 'login' | 'changePassword', (typeof answers)[number], string]>([
    ['by its code', 'wallet', refused(401, 'session.expired'), 'expired'],
    ['by its code, whatever the status', 'changePassword', refused(200, 'session.expired'), 'expired'],
    ['by a code of the platform’s own', 'wallet', refused(401, 'E401'), 'expired'],
    ['by a page of a proxy', 'changePassword', { status: 401, body: 'no' }, 'expired'],
    ['by a code of the platform’s own to what was sent', 'changePassword', refused(401, 'E401'), 'expired'],
    ['is not a wrong password', 'changePassword', refused(401, 'login.wrong'), 'changePassword login.wrong'],
    ['is not a code that has words', 'changePassword', refused(401, 'E402'), 'changePassword E402'],
    ['is not a login', 'login', refused(401, 'E401'), 'login E401'],
    ['is not a missing permission', 'wallet', refused(403), 'wallet http.403'],
  ])('is reported %s', async (_title, call, answer, said) => {
    answers = [answer];
    const http = httpWith({ errorTexts: ['E402=error.oldWrong'] });
    const bodies = { login: { data: 'x' }, changePassword: password };
    await outcome(call === 'wallet' ? http.read(call) : http.send(call, bodies[call]));
    expect(calls).toEqual([said]);
  });

  it('says nothing about a session that began since', async () => {
    answers = [refused(401, 'session.expired')];
    const asking = httpWith().read('wallet');
    token = 'newer';
    await outcome(asking);
    expect(calls).toEqual([]);
  });
});

it('a read that may not be asked often is asked once at a time, by session', async () => {
  const http = httpWith();
  await Promise.all([http.read('wallet'), http.read('wallet')]);
  expect(asked.length).toBe(1);
  token = 'another';
  await http.read('wallet');
  expect(asked.length).toBe(2);
  await vi.advanceTimersByTimeAsync(250);
  await http.read('wallet');
  expect(asked.length).toBe(3);
});
