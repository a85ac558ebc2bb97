import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, expect, it } from 'vitest';
import { banner } from './banner.ts';
import { readConfig } from './config.ts';
import { createLog } from './http/log/createLog.ts';
import { demoAccounts } from '#sandbox/accounts/demoAccounts.ts';
import { forgetSecrets } from './operators/openSecrets.ts';
import { type RunningServer, startServer } from './startServer.ts';
import { createClock } from './store/clock/clock.ts';
import { placeStore } from './store/testing/placeStore.ts';
import { ask, listenTo } from './testing/ask.ts';
import { drawn, smallestBuild } from './testing/smallestBuild.ts';

const { root, remove } = smallestBuild();
const dataDir = join(root, 'data');
afterAll(remove);

const configOf = (env: Record<string, string>) => readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...env });
const start = (env: Record<string, string> = {}): Promise<RunningServer> =>
  startServer({ config: configOf(env), log: createLog('silent'), root, isDevelopment: false });

/** Calls the operators' API. */
const post = (port: number, path: string, body: object, headers: Record<string, string> = {}) =>
  ask(port, `localhost:${port}`, `/preview/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

it('serves everything from an empty folder, stops cleanly, and starts again with its data', async () => {
  const first = await start();
  const { port, operator } = first;
  const [brand] = first.releases.merchants();
  const host = `${brand?.merchantCode}.localhost:${port}`;

  // Homes are drawn before anybody asks.
  await expect
    .poll(() => [...new Set(drawn())].toSorted())
    .toEqual(
      first.releases
        .merchants()
        .map(({ title }) => `${title} /m/home`)
        .toSorted(),
    );
  const page = await ask(port, host, '/m/home');
  expect([page.status, page.text.includes(`<title>${brand?.title}</title>`)]).toEqual([200, true]);
  const template = await ask(port, host, '/wps/system/templates');
  expect(JSON.parse(template.text)).toMatchObject({ success: true, value: { merchantCode: brand?.merchantCode, revision: 1 } });
  const statuses = await Promise.all(
    ['/preview/', '/sandbox/inbox', '/readyz', '/'].map((path) => ask(port, `localhost:${port}`, path)),
  );
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);

  expect(operator.password).toMatch(/^[a-z2-9]{16}$/);
  expect(readFileSync(join(dataDir, 'operator.txt'), 'utf8')).toBe(`admin\n${operator.password}\n`);
  expect(statSync(join(dataDir, 'operator.txt')).mode & 0o777).toBe(0o600);
  expect((await post(port, '/session', { name: 'admin', password: operator.password })).status).toBe(201);

  const rival = join(root, 'rival');
  await placeStore(rival);
  await expect(start({ PORT: String(port), DATA_DIR: rival })).rejects.toThrow(`Port ${port} is taken`);

  const events = await listenTo(port, host, '/site/events');
  await first.stop();
  await events.ended;

  const second = await start();
  expect(second.operator).toEqual({ name: 'admin', file: join(dataDir, 'operator.txt') });
  expect(second.releases.merchants().map(({ merchantCode, revision }) => [merchantCode, revision])).toEqual(
    first.releases.merchants().map(({ merchantCode }) => [merchantCode, 1]),
  );
  await second.stop();
});

it('does not start with another key than that of the secrets in its database, until these are forgotten', async () => {
  const env = { DATA_DIR: join(root, 'sealed'), PRERENDER: '0', OPERATOR_PASSWORD: 'correct horse battery' };
  const account = { name: 'admin', password: env.OPERATOR_PASSWORD };
  await placeStore(env.DATA_DIR);
  const first = await start(env);
  const signedIn = await post(first.port, '/session', account);
  const headers = {
    cookie: signedIn.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
    'x-csrf': (JSON.parse(signedIn.text) as { csrf: string }).csrf,
  };
  const { secret } = JSON.parse((await post(first.port, '/account/totp', {}, headers)).text) as { secret: string };
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await post(first.port, '/account/totp/confirmation', { code }, headers)).status).toBe(201);
  await first.stop();

  const other = { ...env, SECRETS_KEY: Buffer.alloc(32, 1).toString('base64') };
  await expect(start(other)).rejects.toThrow('SECRETS_KEY is another key');
  expect(await forgetSecrets(configOf(other), createClock())).toBe(1);
  const again = await start(other);
  expect(JSON.parse((await post(again.port, '/session', account)).text)).toMatchObject({ stage: 'full' });
  await again.stop();
});

it('prints where everything is and who may enter', () => {
  const text = banner({
    port: 3000,
    seconds: 1.234,
    brands: [],
    operator: { name: 'admin', password: 'hunter22', file: '.data/operator.txt' },
    demo: demoAccounts,
  });
  expect(text).toContain('ready after 1.2 s');
  expect(text).toContain('http://localhost:3000/preview/');
  expect(text).toContain('sign in as admin with hunter22   (kept in .data/operator.txt)');
  expect(text).toContain('http://localhost:3000/sandbox/inbox');
  for (const { username, password } of demoAccounts) expect(text).toMatch(new RegExp(`${username} +${password}`));
  expect(
    banner({ port: 3000, seconds: 1, brands: [], operator: { name: 'admin', file: '.data/operator.txt' }, demo: [] }),
  ).toContain('the first password is in .data/operator.txt');
});
