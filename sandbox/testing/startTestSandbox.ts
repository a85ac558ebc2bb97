import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { type CallName, declaredCalls } from '#schemas/declare/calls/declaredCalls.ts';
import { readAnswer } from '#schemas/declare/calls/readAnswer.ts';
import { refusalsOfCall } from '#schemas/edges/openApi/refusalsOfCall.ts';
import { MERCHANT_HEADER } from '#schemas/declare/platform/wireNames.ts';
import type { RegisterField, RegisterFieldSettings } from '#schemas/declare/register/registerSettings.schema.ts';
import type { Release } from '#schemas/declare/release/release.schema.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { Database } from '#server/store/database/Database.ts';
import { callOf } from '#server/playerCalls/callOf.ts';
import type { LiveSite } from '#server/platform/LiveSite.ts';
import type { MerchantSecrets } from '#server/platform/readMerchantSecrets.ts';
import type { Passwords } from '../credentials/passwords.ts';
import type { Verifiers } from '../credentials/siteVerify.ts';
import type { Later } from '../calls/createLater.ts';
import { createSandbox } from '../createSandbox.ts';
import { type Limits, defaultLimits } from '../calls/limits.ts';
import { seedSandbox } from '../seedSandbox.ts';
import { migrateDatabase } from '#server/store/migrations/migrateDatabase.ts';
import { sandboxMigrations } from '../migrations/migrations.ts';
import { givenPairs } from './givenPaths.ts';
import { openSandboxDatabase } from './openSandboxDatabase.ts';
import { createQuickPasswords } from './quickPasswords.ts';

export const MERCHANT = 'lantern';

const shown = (rules: RegisterFieldSettings['rules'] = [], required = true) => ({ enabled: true, required, rules });

const fields: Partial<Record<RegisterField, RegisterFieldSettings>> = {
  username: shown([
    { rule: 'format', value: 'letters-digits' },
    { rule: 'minLength', value: 4 },
    { rule: 'maxLength', value: 16 },
  ]),
  password: shown([{ rule: 'minLength', value: 6 }]),
  confirmPassword: shown([{ rule: 'equals', value: 'password' }]),
  email: shown([{ rule: 'format', value: 'email' }], false),
  birthday: shown([{ rule: 'minAge', value: 18 }], false),
};

function requireDeclared(name: CallName, errorCode: string | undefined): void {
  const codes: readonly string[] = refusalsOfCall(declaredCalls[name]);
  if (!codes.includes(errorCode ?? '')) throw new Error(`${name} does not declare that it is refused with ${errorCode}`);
}

/** A merchant with a plain register form and three languages. */
export const release = (changes: Partial<Release> = {}): Release => ({
  schemaVersion: 5,
  template: {
    templateId: 'test',
    merchantCode: MERCHANT,
    version: 'base',
    parameters: { title: 'Lantern', language: 'EN,VN,AR' },
    behaviour: { platform: { paths: givenPairs }, captcha: { kind: 'picture' } },
  },
  registerSettings: { fields },
  ...changes,
});

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  // An envelope: tests fail where a field that they expect is missing.
  readonly body: { success: boolean; value?: unknown; errorCode?: string; message?: string };
}

interface Outside {
  readonly merchantSecrets?: MerchantSecrets;
  readonly firebaseKeys?: string;
  readonly verifiers?: Verifiers;
  /** The slow hashes, where a test looks at them or at the time they take. */
  readonly passwords?: Passwords;
  readonly log?: { error(fields: object, message: string): void };
}

export interface TestSandbox {
  readonly db: Database;
  readonly url: string;
  /** Moves the sandbox's clock. */
  wait(ms: number): void;
  now(): Date;
  /** Sets the merchant's live release, and its own host. */
  setRelease(release: Release, host?: string): void;
  /** Address that calls come from now on; without one, the connection's own. */
  comeFrom(ip?: string): void;
  /** Limits from now on. */
  setLimits(limits: Partial<Limits>): void;
  /** Makes a call. Throws if its answer has another shape, or its refusal another code, than the call declares: relayed answers are validated, ours are tested. */
  call(
    method: string,
    path: string,
    init?: { readonly headers?: Record<string, string>; readonly json?: unknown; readonly body?: string },
  ): Promise<Answered>;
  /** Runs the work that waits for the answer, such as messages. It does not start before. */
  settle(): Promise<void>;
  /** How many hashes of passwords were made or checked so far. */
  hashes(): number;
  readonly sandbox: ReturnType<typeof createSandbox>;
  close(): Promise<void>;
}

/** Holds back the work after answers until a test runs it, so that the test can measure the answer alone. */
function heldLater() {
  const held: (() => Promise<void>)[] = [];
  const settle = async () => {
    for (let work = held.shift(); work; work = held.shift()) await work();
  };
  const later: Later = { do: (work) => void held.push(work), settled: settle };
  return { later, settle };
}

function countedPasswords({ hash, fits }: Passwords) {
  let count = 0;
  const passwords: Passwords = {
    hash: (password) => ((count += 1), hash(password)),
    fits: (password, stored) => ((count += 1), fits(password, stored)),
  };
  return { passwords, hashes: () => count };
}

/**
 * The whole sandbox over real HTTP, with a clock that stands still until it is moved.
 *
 * @param open    Opens its database; closed together with the sandbox.
 * @param outside The external services that it uses.
 */
export async function startTestSandbox(
  open: () => Promise<Database> = openSandboxDatabase,
  outside: Outside = {},
): Promise<TestSandbox> {
  const db = await open();
  await migrateDatabase(db, 'sandbox', sandboxMigrations); // a database that a test opened may lack them
  await seedSandbox(db, [MERCHANT, 'harbour']);
  let now = new Date('2026-03-01T12:00:00Z');
  let live: LiveSite = { revision: 1, full: resolveSite(release()).full };
  const limits = { ...defaultLimits };
  const { later, settle } = heldLater();
  const { passwords: hashing = createQuickPasswords(), ...others } = outside;
  const { passwords, hashes } = countedPasswords(hashing);
  const sandbox = createSandbox({
    db,
    limits,
    later,
    passwords,
    clock: () => now,
    now: () => now,
    liveSite: (code) => ([MERCHANT, 'harbour'].includes(code) ? live : undefined),
    log: { error: (fields, message) => console.error(message, fields) },
    ...others,
  });
  let ip: string | undefined;
  const fromThere: RequestHandler = (req, _res, next) => {
    if (ip !== undefined) Object.defineProperty(req, 'ip', { value: ip });
    next();
  };
  const app = express().use(fromThere, sandbox.router, sandbox.play, sandbox.chat, sandbox.pay);
  const server = app.listen(0, '127.0.0.1');
  server.keepAliveTimeout = 0; // a request that follows a pause of the test would meet a connection that is being closed
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has no other kind of address

  return {
    db,
    url,
    sandbox,
    settle,
    hashes,
    wait: (ms) => {
      now = new Date(now.getTime() + ms);
    },
    now: () => now,
    setRelease: (changed, host) => {
      live = { revision: live.revision + 1, full: resolveSite(changed).full, ...(host === undefined ? {} : { host }) };
    },
    comeFrom: (address) => {
      ip = address;
    },
    setLimits: (changed) => Object.assign(limits, changed),
    async call(method, path, { headers = {}, json, body } = {}) {
      const content = json === undefined ? {} : { 'content-type': 'application/json' };
      const text = body ?? (json === undefined ? undefined : JSON.stringify(json));
      const response = await fetch(url + path, {
        method,
        headers: { [MERCHANT_HEADER]: MERCHANT, ...content, ...headers },
        ...(text === undefined ? {} : { body: text }),
      });
      const answered = await response.text();
      if (answered === '') throw new Error(`${method} ${path} was answered by ${response.status} without a body.`);
      // A body that is not an envelope fails the test that reads it.
      const answer = JSON.parse(answered) as Answered['body'];
      const name = callOf(method, new URL(path, url).pathname, live);
      if (!answer.success && name !== undefined) requireDeclared(name, answer.errorCode);
      const read = answer.success && name !== undefined ? readAnswer(name, answer.value) : undefined;
      if (read?.ok === false) throw new Error(`The answer to ${name} has another shape: ${JSON.stringify(read.problems)}`);
      return { status: response.status, headers: response.headers, body: answer };
    },
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await sandbox.close();
      await db.close();
    },
  };
}
