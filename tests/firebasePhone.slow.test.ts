import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmCode, sendCode } from '#src/features/verification/firebase/firebaseCalls.ts';
import { API_KEY, CODE, PROJECT, type StandInFirebase, startFirebase } from '../sandbox/testing/startFirebase.ts';
import { type TestSandbox, release, startTestSandbox } from '../sandbox/testing/startTestSandbox.ts';

/** The player's calls, a stand-in of Firebase and our platform's checks: the whole way of a phone number. */
describe('a phone number by way of Firebase', () => {
  let firebase: StandInFirebase;
  let sandbox: TestSandbox;
  beforeAll(async () => {
    firebase = await startFirebase(() => sandbox.now());
    sandbox = await startTestSandbox(undefined, { firebaseKeys: firebase.keys });
    const verification = { phone: 'firebase' as const, firebaseApiKey: API_KEY, firebaseProject: PROJECT };
    sandbox.setRelease(
      release({ template: { ...release().template, behaviour: { ...release().template.behaviour, verification } } }),
    );
  });
  afterAll(async () => {
    await Promise.all([firebase.close(), sandbox.close()]);
  });

  const project = () => ({ base: firebase.address, apiKey: API_KEY });

  it('is proved by the code that the phone got', async () => {
    const firebaseIdToken = await confirmCode(project(), await sendCode(project(), '+84912345678'), CODE);
    const { body } = await sandbox.call('POST', '/wps/verification/firebase/verify', { json: { firebaseIdToken } });
    expect(body.value).toEqual({ mobileNum: '84912345678' });
  });

  it.each([
    [
      'by another code',
      () => sendCode(project(), '+84912345678').then((id) => confirmCode(project(), id, '000000')),
      'firebase.code',
    ],
    ['in a session that is none', () => confirmCode(project(), 'nothing', CODE), 'firebase.token'],
    ['when it is not a number', () => sendCode(project(), '+1'), 'firebase.phone'],
    ['with the key of another project', () => sendCode({ ...project(), apiKey: 'other' }, '+84912345678'), 'firebase.failed'],
  ])('is not proved %s', async (_title, attempt, code) => {
    await expect(attempt()).rejects.toMatchObject({ code });
  });

  it('is not proved twice by one code', async () => {
    const session = await sendCode(project(), '+84912345678');
    await confirmCode(project(), session, CODE);
    await expect(confirmCode(project(), session, CODE)).rejects.toMatchObject({ code: 'firebase.token' });
  });
});
