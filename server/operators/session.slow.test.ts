import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listenTo } from '../testing/ask.ts';
import { type Operators, codeOf, startOperators } from '../testing/startOperators.ts';
import { OPERATOR_HOST, type TestServer, startTestServer } from '../testing/startTestServer.ts';

const HOUR_MS = 60 * 60 * 1000;

let operators: Operators;
const start = async () => void (operators = await startOperators(['drafts']));
const stop = () => operators.server.close();

describe('writing', () => {
  beforeAll(start);
  afterAll(stop);

  it('needs the session’s token', async () => {
    const answer = await operators.editor.api('PUT', '/merchants/drafts/draft', {}, { 'if-match': '"0"', 'x-csrf': 'guessed' });
    expect([answer.status, codeOf(answer)]).toEqual([403, 'csrf.wrong']);
  });

  it.each([
    ['viewer', 'PUT', '/merchants/drafts/draft'],
    ['viewer', 'DELETE', '/merchants/drafts/draft'],
    ['editor', 'POST', '/merchants/drafts/releases'],
    ['editor', 'POST', '/merchants/drafts/rollback'],
  ])('is refused to a %s: %s %s', async (role, method, path) => {
    const answer = await operators[role as 'viewer' | 'editor'].api(method, path, {}, { 'if-match': '"0"' });
    expect([answer.status, codeOf(answer)]).toEqual([403, 'role.tooLow']);
  });

  it('is refused to nobody in particular', async () => {
    const answer = await operators.server.ask(OPERATOR_HOST, '/preview/api/merchants');
    expect([answer.status, JSON.parse(answer.text)]).toEqual([401, { code: 'session.missing', problems: [], detail: {} }]);
  });
});

// Attempts are counted, and the clock moves on: each test has a server of its own.
describe('signing in', () => {
  beforeEach(start);
  afterEach(stop);

  const post = (body: string, headers: Record<string, string> = {}) =>
    operators.server.ask(OPERATOR_HOST, '/preview/api/session', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });

  it('counts wrong passwords for a name on all nodes, and the right one waits meanwhile, too', async () => {
    const { server } = operators;
    const second = await startTestServer([], async () => ({ ...server.db, close: async () => undefined }));
    await server.db.query(
      `insert into operator_attempts (key, count, resets_at) values ('name:viewer', 40, $1)
       on conflict (key) do update set count = excluded.count, resets_at = excluded.resets_at`,
      [new Date(server.now().getTime() + HOUR_MS)],
    );
    const signInAt = (node: TestServer, password: string) =>
      node.ask(OPERATOR_HOST, '/preview/api/session', {
        method: 'POST',
        body: JSON.stringify({ name: 'viewer', password }),
        headers: { 'content-type': 'application/json' },
      });
    const statuses: number[] = [];
    for (let count = 0; count < 10; count += 1) {
      const { status } = await signInAt(count % 2 ? server : second, `guess ${count}`);
      statuses.push(status);
    }
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 401));
    for (const node of [server, second]) {
      const { status, text } = await signInAt(node, 'correct horse battery');
      expect([status, codeOf({ json: JSON.parse(text) })]).toEqual([429, 'signIn.tooMany']);
    }
    await second.close();
  });

  it('gives a strict cookie that scripts cannot read, and a token for writes', async () => {
    const answer = await post(JSON.stringify({ name: 'viewer', password: 'correct horse battery' }));
    expect(answer.status).toBe(201);
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^operator=[\w-]{43}; Max-Age=43200; Path=\/preview\/; .*HttpOnly; SameSite=Strict$/,
    );
    expect(JSON.parse(answer.text)).toEqual({
      name: 'viewer',
      role: 'viewer',
      roles: { all: 'viewer', merchants: {} },
      stage: 'full',
      csrf: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it.each([
    ['a wrong password', { name: 'viewer', password: 'wrong' }, 401, 'signIn.wrong'],
    ['an unknown name', { name: 'nobody', password: 'nobody' }, 401, 'signIn.wrong'],
    ['a missing field', { name: 'viewer' }, 422, 'body.invalid'],
  ])('refuses %s', async (_title, body, status, code) => {
    const answer = await post(JSON.stringify(body));
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([status, code]);
  });

  it('ends when the operator says so, and by itself after a working day', async () => {
    const other = await operators.server.signIn('viewer');
    expect((await other.api('DELETE', '/session')).status).toBe(204);
    expect(codeOf(await other.api('GET', '/session'))).toBe('session.missing');
    const listening = await listenTo(operators.server.port, OPERATOR_HOST, '/preview/api/events', {
      cookie: operators.viewer.cookie,
    });
    operators.server.wait(12 * 60 * 60 * 1000 + 1);
    expect(codeOf(await operators.viewer.api('GET', '/session'))).toBe('session.missing');
    const editor = await operators.server.signIn('editor');
    await editor.api('PUT', '/merchants/drafts/draft', {}, { 'if-match': '"0"' });
    await listening.ended; // instead of being told of the draft
  });

  it('is refused to another site’s page', async () => {
    const answer = await post(JSON.stringify({ name: 'viewer', password: 'correct horse battery' }), {
      origin: 'https://evil.example',
    });
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([403, 'origin.foreign']);
  });

  it('to a name that is locked everywhere locks no address', async () => {
    const locked = [new Date(operators.server.now().getTime() + 60_000)];
    await operators.server.db.query(
      `insert into operator_attempts (key, count, resets_at) values ('name:locked', 50, $1)`,
      locked,
    );
    const statuses: number[] = [];
    for (let tried = 0; tried < 11; tried += 1) statuses.push((await post('{"name":"locked","password":"y"}')).status);
    expect(new Set(statuses)).toEqual(new Set([429]));
    expect((await post('{"name":"viewer","password":"correct horse battery"}')).status).toBe(201);
  });

  const LOCK = 50;
  /** As a stranger, unless the cookie of a device is sent. */
  const tryAs = async (name: string, password: string, cookie = '') =>
    (await post(JSON.stringify({ name, password }), cookie === '' ? {} : { cookie })).status;
  const signInRight = (cookie = '') => tryAs('viewer', 'correct horse battery', cookie);
  const lockName = (name: string) =>
    operators.server.db.query(
      `insert into operator_attempts (key, count, resets_at) values ($1, $2, $3)
       on conflict (key) do update set count = excluded.count`,
      [`name:${name}`, LOCK, new Date(operators.server.now().getTime() + 60_000)],
    );

  it('costs the server as much work for an unknown name as for a wrong password', async () => {
    /** Time of the processor, in which waiting for other processes does not count. */
    const workOf = async (name: string) => {
      const before = process.cpuUsage();
      await tryAs(name, 'y');
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let tried = 0; tried < 8; tried += 1) {
      known.push(await workOf('viewer'));
      unknown.push(await workOf('nobody'));
    }
    // The hash of a password is most of the work; what else the process does now and then is in none of the smallest.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
  });

  it('is slower with every failure of the address, up to four seconds, and closed to nobody there', async () => {
    for (let failures = 0; failures < 12; failures += 1) expect(await tryAs(`nobody-${failures}`, 'y')).toBe(401);
    expect(operators.server.waits).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000]);
    expect(await signInRight()).toBe(201);
    // What was right is not a failure.
    expect(operators.server.waits.at(-1)).toBe(4000);
    operators.server.wait(15 * 60 * 1000 + 1);
    const before = operators.server.waits.length;
    await tryAs('nobody', 'y');
    expect(operators.server.waits).toHaveLength(before);
  });

  it('holds back so many attempts of an address at once, and refuses more without counting them', async () => {
    for (let failures = 0; failures < 5; failures += 1) await tryAs(`nobody-${failures}`, 'y');
    const release = operators.server.holdWaits();
    const held = Array.from({ length: 10 }, (_, index) => tryAs(`held-${index}`, 'y'));
    await expect.poll(() => operators.server.waits.length).toBe(10);
    const refused = await post('{"name":"viewer","password":"correct horse battery"}');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '4']);
    release();
    expect(new Set(await Promise.all(held))).toEqual(new Set([401]));
    expect(await signInRight()).toBe(201);
  });

  it('holds back two hundred attempts at once, from whichever addresses, and refuses more', async () => {
    const server = await startTestServer([], undefined, { config: { trustProxy: 1 } });
    const later = new Date(server.now().getTime() + HOUR_MS);
    for (let address = 0; address <= 20; address += 1)
      await server.db.query('insert into operator_attempts (key, count, resets_at) values ($1, 5, $2)', [
        `address:203.0.113.${address}`,
        later,
      ]);
    const tryFrom = (address: number, name: string) =>
      server.ask(OPERATOR_HOST, '/preview/api/session', {
        method: 'POST',
        body: JSON.stringify({ name, password: 'y' }),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${address}` },
      });
    const release = server.holdWaits();
    const held = Array.from({ length: 200 }, (_, n) => tryFrom(n % 20, `held-${n}`));
    await expect.poll(() => server.waits.length).toBe(200);
    const statuses: number[] = [];
    const last = tryFrom(20, 'last').then(({ status }) => statuses.push(status));
    await expect.poll(() => server.waits.length + statuses.length).toBe(201);
    expect(statuses).toEqual([429]);
    server.setDatabase(true); // away, so that none of them goes on to the hash of a password
    release();
    await Promise.all([...held, last]);
    server.setDatabase(false);
    await server.close();
  });

  it('locks a name after fifty failures at it, except on a device that its operator has used', async () => {
    const answer = await post('{"name":"viewer","password":"correct horse battery"}');
    const device = answer.headers['set-cookie']?.find((line) => line.startsWith('operator-device='));
    expect(device).toMatch(/^operator-device=[\w-]{43}; Max-Age=15552000; Path=\/preview\/; .*HttpOnly; SameSite=Strict$/);
    const cookie = device?.split(';')[0] ?? '';
    await lockName('viewer');
    await lockName('editor');
    expect([await signInRight(), await signInRight('operator-device=guessed')]).toEqual([429, 429]);
    // The device of one operator opens no other's name.
    expect(await tryAs('editor', 'correct horse battery', cookie)).toBe(429);
    expect(await signInRight(cookie)).toBe(201);
  });

  it('is possible again after the time that a refusal names', async () => {
    await lockName('viewer');
    const { status, headers } = await post('{"name":"viewer","password":"correct horse battery"}');
    expect([status, headers['retry-after']]).toEqual([429, '3600']);
    operators.server.wait(HOUR_MS);
    expect(await signInRight()).toBe(201);
  });

  it('takes back no attempt of the next hour when it was held back for longer than its own', async () => {
    for (let failures = 0; failures < 5; failures += 1) await tryAs(`nobody-${failures}`, 'y');
    const release = operators.server.holdWaits();
    const held = signInRight();
    await expect.poll(() => operators.server.waits.length).toBe(1);
    operators.server.wait(HOUR_MS + 1);
    expect(await signInRight()).toBe(201);
    release();
    expect(await held).toBe(201);
    await operators.server.db.query(`update operator_attempts set count = count + $1 where key = 'name:viewer'`, [LOCK]);
    expect(await signInRight()).toBe(429);
  });

  it('locks a device by its own failures, which count for nobody else', async () => {
    const answer = await post('{"name":"viewer","password":"correct horse battery"}');
    const cookie = answer.headers['set-cookie']?.find((line) => line.startsWith('operator-device='))?.split(';')[0] ?? '';
    for (let failures = 0; failures < 10; failures += 1) expect(await tryAs('viewer', 'wrong', cookie)).toBe(401);
    expect(await signInRight(cookie)).toBe(429);
    expect(await signInRight()).toBe(201);
    expect(operators.server.waits).toEqual([]);
  });
});
