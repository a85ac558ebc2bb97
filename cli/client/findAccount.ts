import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { isObject } from '#schemas/base/json/isObject.ts';
import { safeJson } from '#schemas/base/json/safeJson.ts';
import { Failure } from '../Failure.ts';
import type { Terminal } from '../Terminal.ts';
import type { Account } from './createClient.ts';

type Env = Terminal['env'];

/** Where the account is stored. */
export const accountPath = (env: Env): string =>
  join(env['XDG_CONFIG_HOME'] || join(env['HOME'] || homedir(), '.config'), 'livery', 'config.json');

/** The server's address without a path. Throws `Failure` when it is none. */
export function readAddress(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Failure('usage', `${text} is not an address. Give one such as https://tool.example.`);
  return new URL(text).origin;
}

function storedAccount(env: Env): Account | undefined {
  let text: string;
  try {
    text = readFileSync(accountPath(env), 'utf8');
  } catch {
    return undefined; // nobody has signed in
  }
  const stored = safeJson(text);
  if (!isObject(stored) || typeof stored['url'] !== 'string' || typeof stored['token'] !== 'string')
    throw new Failure('usage', `${accountPath(env)} cannot be read. Sign in again with livery login.`);
  return { url: stored['url'], token: stored['token'] };
}

/**
 * Which server the commands ask, and as whom: `LIVERY_URL` and `LIVERY_TOKEN`, else what was stored. A stored token goes to the server
 * that it was stored for, and to no other. `LIVERY_BASIC` is `name:password` of a proxy in front.
 */
export function findAccount(env: Env): Account {
  const stored = storedAccount(env);
  const url = env['LIVERY_URL'] ? readAddress(env['LIVERY_URL']) : stored?.url;
  const token = env['LIVERY_TOKEN'] || (stored?.url === url ? stored?.token : undefined);
  if (url === undefined || token === undefined)
    throw new Failure('refused', 'Nobody is signed in. Run livery login <address>, or set LIVERY_URL and LIVERY_TOKEN.');
  return { url, token, basic: env['LIVERY_BASIC'] || undefined };
}

/** Stores the account so that only its owner can read it. */
export function storeAccount(env: Env, account: Account): void {
  const path = accountPath(env);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // A file of its own, as one that exists already would keep its mode.
  writeFileSync(`${path}.new`, `${JSON.stringify(account, null, 2)}\n`, { mode: 0o600, flag: 'w' });
  renameSync(`${path}.new`, path);
}

export const forgetAccount = (env: Env): void => rmSync(accountPath(env), { force: true });
