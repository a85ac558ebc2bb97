import { readAnswer } from '#schemas/declare/calls/readAnswer.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AnyValidator } from '#schemas/base/json/createReader.ts';
import * as isBody from '#schemas/generated/bodies.js';
import { isObject } from '#schemas/base/json/isObject.ts';
import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { calls } from '#schemas/generated/calls.js';
import { type Bench, type CallRow, type CallRows } from './testing/callTable/CallRow.ts';
import { accessCalls } from './testing/callTable/accessCalls.ts';
import { agentCalls } from './testing/callTable/agentCalls.ts';
import { lobbyCalls } from './testing/callTable/lobbyCalls.ts';
import { memberCalls } from './testing/callTable/memberCalls.ts';
import { givenPairs, givenPaths } from './testing/givenPaths.ts';
import { loginAs } from './testing/encryptLogin.ts';
import { BOT_TOKEN } from './testing/signTelegram.ts';
import { API_KEY, PROJECT, startFirebase } from './testing/startFirebase.ts';
import { MERCHANT, release, startTestSandbox } from './testing/startTestSandbox.ts';
import { seedDemoAccounts } from './access/seedDemoAccounts.ts';
import { findByUsername } from './accounts/accountQueries.ts';
import { hashPassword } from './credentials/passwords.ts';

const switches = {
  MOBILECODELOGIN3: '1',
  PSWPHONE3: '1',
  MOBILENUMREG3: '1',
  REGMOBVERF3: '1',
  TRIAL3: '1',
  CBS3: '1',
  telegram: '1',
};

/** What is known of the calls that need more than their address. */
const rows: CallRows = { ...accessCalls, ...lobbyCalls, ...memberCalls, ...agentCalls };
/** What checks the bodies of writes. */
const validators: Readonly<Partial<Record<CallName, AnyValidator>>> = isBody;
const given: Partial<Record<CallName, string>> = givenPaths;
const pathOf = (name: CallName): string => given[name] ?? calls[name].path;
/** A trial may do most. */
const isForTrials = (name: CallName) => !('noTrials' in calls[name]);
const rowOf = (name: CallName): CallRow => rows[name] ?? {};

let bench: Bench;
let passwordHash: string;
beforeAll(async () => {
  const firebase = await startFirebase(() => bench.sandbox.now());
  const sandbox = await startTestSandbox(undefined, {
    merchantSecrets: { [MERCHANT]: { telegram: BOT_TOKEN } },
    firebaseKeys: firebase.keys,
  });
  sandbox.setLimits({ loginsPerIp: { count: 1000, windowMs: 60_000 } }); // every call logs in
  passwordHash = await hashPassword('livery-demo-1');
  bench = {
    sandbox,
    firebase,
    /** A merchant whose players can log in with Telegram. */
    open(phone) {
      const verification = { phone, firebaseApiKey: API_KEY, firebaseProject: PROJECT };
      const behaviour = {
        login: { passkeys: true },
        social: { telegram: { bot: 'lantern_bot' } },
        verification,
        platform: { paths: givenPairs },
        gates: { chat: 'open' as const },
        responsible: { reverseWithdrawals: true },
      };
      sandbox.setRelease(release({ template: { ...release().template, behaviour }, switches }));
    },
  };
});
beforeEach(async () => {
  bench.open('sms');
  const { db } = bench.sandbox;
  await db.query('delete from counters'); // more log-ins than one address may have
  // One of the calls deletes its account.
  if ((await findByUsername(db, MERCHANT, 'demospecial')) === undefined) {
    await seedDemoAccounts(db, [MERCHANT], bench.sandbox.now());
  }
  // Some of the calls change a password.
  await db.query('update accounts set password_hash = $1 where password_hash is not null', [passwordHash]);
});
afterAll(async () => {
  await Promise.all([bench.firebase.close(), bench.sandbox.close()]);
});

/** The header of a call that needs a session: one of its own, since one of the calls ends it and others end all. */
async function sessionFor(name: CallName): Promise<Record<string, string>> {
  return 'session' in calls[name]
    ? { authorization: await loginAs(bench.sandbox, rowOf(name).as ?? (isForTrials(name) ? 'demotrial' : 'demospecial')) }
    : {};
}

describe('what trial accounts are kept from (ROLE-15)', () => {
  const names = (Object.keys(calls) as CallName[]).filter((name) => !isForTrials(name));

  it.each(names)('%s is refused to a trial with its reason, and not to type 40', async (name) => {
    const ask = async (username: 'demotrial' | 'demospecial') => {
      const { method } = calls[name];
      const headers = { version: '2', authorization: await loginAs(bench.sandbox, username) };
      return bench.sandbox.call(method, pathOf(name), { headers, ...(method === 'GET' ? {} : { json: {} }) });
    };
    const refused = await ask('demotrial');
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'free_reject']);
    expect((await ask('demospecial')).body.errorCode).not.toBe('free_reject');
  });
});

describe('every call of the table', () => {
  // The keys of a literal: Object.keys only says string. Last the one after which the account and its messages are no longer there.
  const names = (Object.keys(calls) as CallName[]).toSorted(
    (a, b) => Number(a === 'deleteAccount') - Number(b === 'deleteAccount'),
  );
  it.each(names)('%s takes its body and answers in its shape', async (name) => {
    const method = calls[name].method;
    const row = rowOf(name);
    const session = await sessionFor(name); // before its body
    const { query = '', json: sent, headers = {} } = (await row.send?.(bench)) ?? {};
    const json = 'tokenInBody' in calls[name] ? { ...(isObject(sent) ? sent : {}), token: session['authorization'] } : sent;
    expect(validators[name]?.(json) ?? json === undefined).toBe(true);
    const { status, body } = await bench.sandbox.call(method, pathOf(name) + query, {
      headers: { ...headers, ...session },
      ...(json === undefined ? {} : { json }),
    });
    expect(body).toMatchObject({ success: true });
    expect(status).toBe(200);
    expect(readAnswer(name, body.value)).toMatchObject({ ok: true });
  });

  // A log-out by its header says nothing in its body.
  it.each((Object.keys(validators) as CallName[]).filter((name) => name !== 'logout'))(
    '%s refuses a body of another shape',
    async (name) => {
      const { status, body } = await bench.sandbox.call(calls[name].method, pathOf(name), {
        headers: { encryption: 'jwe', version: '2', ...(await sessionFor(name)) },
        json: { surplus: true },
      });
      expect([status, body.errorCode]).toEqual([422, 'body.invalid']);
    },
  );
});
