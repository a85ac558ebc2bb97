import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAnswer } from '#schemas/declare/calls/readAnswer.ts';
import type { WorkChallenge } from '#schemas/declare/platform/session.schema.ts';
import { encryptLogin, sendLogin } from '../testing/encryptLogin.ts';
import { person } from '../testing/person.ts';
import { solveWork } from '../testing/solveWork.ts';
import { type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  const { template } = release();
  const captcha = { enabled: true, required: true, rules: [{ rule: 'maxLength', value: 6 } as const] };
  const behaviour = { ...template.behaviour, captcha: { kind: 'work' } } as const;
  sandbox.setRelease(release({ template: { ...template, behaviour }, registerSettings: { fields: { captcha } } }));
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.db.query('delete from counters');
  sandbox.setLimits({ failuresBeforeCaptcha: 0, failuresBeforeLock: { count: 100, windowMs: 60_000 } });
  sandbox.comeFrom('192.0.2.1');
});

async function work(): Promise<WorkChallenge> {
  const read = readAnswer('captcha', (await sandbox.call('GET', '/wps/captcha')).body.value);
  const challenge = read.ok ? read.value.challenge : undefined;
  if (challenge === undefined) throw new Error('no work');
  return challenge;
}

const levelOf = ({ parameters }: WorkChallenge) => parameters.data?.['level'];

async function login(captcha?: string, change: object = {}) {
  const sealed = await encryptLogin(sandbox, { ...(captcha === undefined ? {} : { captcha, captchaId: '' }), ...change });
  return (await sendLogin(sandbox, sealed)).body;
}

const register = (json: object) =>
  sandbox.call('PUT', '/wps/member/register', { json: { ...person, username: 'worker1', ...json } });

/** A payload that says something else than what was handed out. */
function forged(payload: string, change: (read: { challenge: WorkChallenge; solution: { counter: number } }) => void): string {
  const read = JSON.parse(Buffer.from(payload, 'base64').toString());
  change(read);
  return Buffer.from(JSON.stringify(read)).toString('base64');
}

describe('work for a visitor’s device', () => {
  it('is asked for, and is accepted when it is done', async () => {
    expect(await login()).toMatchObject({ errorCode: 'captcha.required', value: { captcha: true } });
    expect(await login(await solveWork(await work()))).toMatchObject({ success: true });
  });

  it('is accepted at registration, whatever the rules for typed digits are', async () => {
    expect((await register({})).body).toMatchObject({ value: { fields: { captcha: { message: 'rule.captchaWrong' } } } });
    expect((await register({ captcha: await solveWork(await work()) })).status).toBe(200);
  });

  it('serves once', async () => {
    const done = await solveWork(await work());
    expect(await login(done)).toMatchObject({ success: true });
    expect(await login(done)).toMatchObject({ errorCode: 'captcha.wrong' });
  });

  it('serves for minutes only', async () => {
    const done = await solveWork(await work());
    sandbox.wait(5 * 60_000 + 1);
    expect(await login(done)).toMatchObject({ errorCode: 'captcha.wrong' });
  });

  it.each<[string, (payload: string) => string]>([
    [
      'another solution',
      (payload) => forged(payload, ({ solution }) => Object.assign(solution, { derivedKey: '00'.repeat(32) })),
    ],
    [
      'an easier prefix',
      (payload) => forged(payload, ({ challenge }) => Object.assign(challenge.parameters, { keyPrefix: '00' })),
    ],
    [
      'a later end',
      (payload) => forged(payload, ({ challenge }) => Object.assign(challenge.parameters.data ?? {}, { untilMs: 9e15 })),
    ],
    [
      'another merchant',
      (payload) => forged(payload, ({ challenge }) => Object.assign(challenge.parameters.data ?? {}, { merchant: 'x' })),
    ],
    ['no signature', (payload) => forged(payload, ({ challenge }) => Object.assign(challenge, { signature: '' }))],
    ['nonsense', () => 'bm9uc2Vuc2U='],
  ])('is refused with %s', async (_title, forge) => {
    expect(await login(forge(await solveWork(await work())))).toMatchObject({ errorCode: 'captcha.wrong' });
  });
});

describe('how hard work is', () => {
  const fail = async (times: number, name: string) => {
    sandbox.setLimits({ failuresBeforeCaptcha: 100 });
    for (let time = 0; time < times; time += 1) await login(undefined, { username: name, password: 'not the one' });
    sandbox.setLimits({ failuresBeforeCaptcha: 0 });
  };

  it('rises with the failures of a network, whichever names they are at, and falls again', async () => {
    expect(levelOf(await work())).toBe(0);
    for (const name of ['one', 'two', 'three', 'four', 'five']) await fail(2, name);
    expect(levelOf(await work())).toBe(1);
    sandbox.comeFrom('192.0.2.2');
    expect(levelOf(await work())).toBe(0);
    sandbox.comeFrom('192.0.2.1');
    sandbox.wait(60 * 60_000 + 1);
    expect(levelOf(await work())).toBe(0);
  });

  it('rises with the failures at a name, from wherever they come, and work that is too easy is refused', async () => {
    for (const ip of ['192.0.2.11', '192.0.2.12', '192.0.2.13']) {
      sandbox.comeFrom(ip);
      await fail(3, 'demomember');
    }
    sandbox.comeFrom('192.0.2.1');
    const easy = await work();
    expect(levelOf(easy)).toBe(0);
    expect(await login(await solveWork(easy))).toMatchObject({ errorCode: 'captcha.wrong' });
    const hard = await work();
    expect(levelOf(hard)).toBe(3);
    expect(await login(await solveWork(hard))).toMatchObject({ success: true });
    sandbox.comeFrom('192.0.2.14');
    await login();
    expect(levelOf(await work())).toBe(0); // its owner has come in
  });

  it('is what the hardest of several reasons asks for', async () => {
    sandbox.comeFrom('192.0.2.15');
    await fail(9, 'demomember');
    await fail(3, 'other');
    sandbox.comeFrom('192.0.2.1');
    const levelAfter = async (username: string) => {
      await login(undefined, { username }); // refused, and asks for work that is hard enough for the name
      return levelOf(await work());
    };
    expect(await levelAfter('other')).toBe(1);
    for (let time = 0; time < 20; time += 1) await register({ username: `newcomer${time}`, captcha: 'bm9uc2Vuc2U=' });
    expect(levelOf(await work())).toBe(2); // for its network
    expect(await levelAfter('demomember')).toBe(3);
    expect(await levelAfter('other')).toBe(3);
  });

  it('may be one level less than its network has earned since it was handed out, and no more', async () => {
    const [early, late] = [await work(), await work()];
    for (const name of ['one', 'two']) await fail(5, name);
    expect(await login(await solveWork(early))).toMatchObject({ success: true });
    for (const name of ['three', 'four']) await fail(5, name);
    expect(await login(await solveWork(late))).toMatchObject({ errorCode: 'captcha.wrong' });
  });

  it('is bounded, so that an old phone gets in too', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) await fail(9, name);
    expect(levelOf(await work())).toBe(4);
  });
});
