import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallDeclaration } from '#schemas/declare/calls/CallDeclaration.ts';
import { type CallName, declaredCalls } from '#schemas/declare/calls/declaredCalls.ts';
import { callLimits } from '../calls/callLimits.ts';
import { defaultLimits } from '../calls/limits.ts';
import { loginAs } from '../testing/encryptLogin.ts';
import { givenPaths } from '../testing/givenPaths.ts';
import { type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';

const declared = Object.entries(declaredCalls) as [CallName, CallDeclaration][]; // the keys of a literal
/** The calls whose declaration says so. */
const callsThat = (is: (call: CallDeclaration) => unknown): CallName[] =>
  declared.flatMap(([name, call]) => (is(call) ? [name] : []));

const given: Partial<Record<CallName, string>> = givenPaths;

/** A merchant that has everything on which the gates allow. */
const open = (switches: Record<string, string> = {}) =>
  release({
    template: {
      ...release().template,
      behaviour: {
        platform: { paths: Object.entries(givenPaths).map((pair) => pair.join('=')) },
        gates: { deposit: 'formalOnly', withdraw: 'formalOnly' },
      },
    },
    switches: { TRIAL3: '1', CBS3: '1', PSWEMAIL3: '1', PSWPHONE3: '1', ...switches },
  });

let sandbox: TestSandbox;
let agent: string;
let member: string;
let special: string;
let trial: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  agent = await loginAs(sandbox, 'demoagent');
  member = await loginAs(sandbox, 'demomember');
  special = await loginAs(sandbox, 'demospecial');
  trial = await loginAs(sandbox, 'demotrial');
});
beforeEach(async () => {
  sandbox.setRelease(open());
  sandbox.setLimits(defaultLimits);
  await sandbox.db.query('delete from counters');
});
afterAll(() => sandbox.close());

/** The code that a call is refused with: without a body, so that it never does its work. */
async function codeOf(name: CallName, token?: string): Promise<string | undefined> {
  const { method, path } = declaredCalls[name];
  const { body } = await sandbox.call(method, given[name] ?? path, {
    headers: { version: '2', encryption: 'jwe', ...(token === undefined ? {} : { authorization: token }) },
    ...(method === 'GET' ? {} : { json: { surplus: true } }),
  });
  return body.errorCode;
}

/** The session of a player whose role fits the call. */
const callerOf = (name: CallName) => ('role' in declaredCalls[name] ? agent : member);

describe('before its handler runs, a call is refused', () => {
  it.each(callsThat(({ session, takesEndedSession }) => session && !takesEndedSession))('without a session: %s', async (name) => {
    expect([await codeOf(name), await codeOf(name, 'ended')]).toEqual(['session.missing', 'session.expired']);
  });

  it.each(callsThat((call) => call.switch))('while its switch is off: %s', async (name) => {
    const { switch: needed }: CallDeclaration = declaredCalls[name];
    sandbox.setRelease(open({ [needed?.name ?? '']: '0' }));
    expect(await codeOf(name, member)).toBe(needed?.refusal);
  });

  it.each(callsThat((call) => call.role))('to members who are not agents: %s', async (name) => {
    expect(await codeOf(name, member)).toBe('account.permission');
    expect(await codeOf(name, agent)).not.toBe('account.permission');
  });

  it.each(callsThat((call) => call.gate))('to trials and to those whom the merchant’s gate excludes: %s', async (name) => {
    expect([await codeOf(name, trial), await codeOf(name, special)]).toEqual(['free_reject', 'account.permission']);
    expect(await codeOf(name, member)).toBe('body.invalid');
  });

  it.each(callsThat((call) => call.gate || call.acceptedTerms))('until the terms are accepted: %s', async (name) => {
    await sandbox.db.query('update accounts set must_accept = true');
    expect(await codeOf(name, callerOf(name))).toBe('account.terms');
    await sandbox.db.query('update accounts set must_accept = false');
    expect(await codeOf(name, callerOf(name))).toBe('body.invalid');
  });

  it.each(Object.entries(callLimits) as [CallName, (typeof callLimits)[CallName]][])(
    'too often: %s',
    async (name, limits = []) => {
      for (const { limit } of limits) {
        sandbox.setLimits({ ...defaultLimits, [limit]: { count: 0, windowMs: 60_000 } });
        expect(await codeOf(name, callerOf(name))).toBe('rate.limited');
      }
    },
  );
});
