import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveryServer, runLivery, startLiveryServer } from '#tests/support/liveryServer.ts';
import { accountPath } from '../client/findAccount.ts';

let site: LiveryServer;
let env: { XDG_CONFIG_HOME: string };
beforeAll(async () => {
  site = await startLiveryServer(['aurora']);
  env = { XDG_CONFIG_HOME: site.file('config') };
});
afterAll(() => site.close());

const logIn = (address = site.url, secret = site.token) => runLivery(['login', address], env, { secret });

describe('livery login', () => {
  it('stores address and token where only their owner can read them, and whoami says who it is', async () => {
    const { code, out, err } = await logIn(`${site.url}/preview/`);
    expect([code, out, err]).toEqual([
      0,
      '',
      expect.stringContaining(`Signed in at ${site.url} as admin by the API token “pipeline”`),
    ]);
    expect(statSync(accountPath(env)).mode & 0o777).toBe(0o600);
    const who = await runLivery(['whoami'], env);
    expect([who.code, who.out]).toEqual([0, expect.stringMatching(/^admin at http:.*\nRoles: all merchants: admin\n$/)]);
    const json = JSON.parse((await runLivery(['whoami', '--json'], env)).out) as object;
    expect(json).toMatchObject({ url: site.url, name: 'admin', token: 'pipeline', roles: { all: 'admin', merchants: {} } });
  });

  it('makes a file private that others could read', async () => {
    await logIn();
    writeFileSync(accountPath(env), readFileSync(accountPath(env)), { mode: 0o644 });
    await logIn();
    expect(statSync(accountPath(env)).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['a token that is not valid', undefined, 'livery_guessed', 3, '(token.invalid)'],
    ['no token', undefined, '', 2, 'No API token was given.'],
    ['an address that is none', 'tool.example', 'x', 2, 'tool.example is not an address.'],
    ['an address of another kind', 'file:///etc/passwd', 'x', 2, 'is not an address.'],
  ])('stores nothing for %s', async (_title, address, secret, exit, message) => {
    await runLivery(['logout'], env);
    const { code, err } = await logIn(address, secret);
    expect([code, err]).toEqual([exit, expect.stringContaining(message)]);
    expect((await runLivery(['whoami'], env)).code).toBe(3);
  });
});

it.each([
  ['http://livery.test', true],
  ['https://livery.test', false],
])('livery login warns of an address whose connection is not encrypted: %s', async (address, isWarned) => {
  const { code, err } = await logIn(address);
  expect([code, err.includes('is not https')]).toEqual([5, isWarned]);
});

describe('the account of a command', () => {
  it('is that of the environment before the stored one', async () => {
    await logIn();
    const editor = await site.tokenFor('editor', 'aurora');
    const { out } = await runLivery(['whoami'], { ...env, LIVERY_URL: site.url, LIVERY_TOKEN: editor });
    expect(out).toMatch(/^editor-aurora at .*\nRoles: aurora: editor\n$/);
  });

  it('never sends a stored token to another server', async () => {
    await logIn();
    const { code, err } = await runLivery(['whoami'], { ...env, LIVERY_URL: 'http://localhost:1' });
    expect([code, err]).toEqual([3, expect.stringContaining('Nobody is signed in.')]);
  });

  it('is gone after logout', async () => {
    await logIn();
    expect((await runLivery(['logout'], env)).code).toBe(0);
    expect((await runLivery(['whoami'], env)).code).toBe(3);
    expect((await runLivery(['logout'], env)).code).toBe(0);
  });

  it('is asked for again when the stored one cannot be read', async () => {
    await logIn();
    writeFileSync(accountPath(env), '{"url": 7}');
    const { code, err } = await runLivery(['whoami'], env);
    expect([code, err]).toEqual([2, expect.stringContaining('Sign in again with livery login.')]);
  });
});
