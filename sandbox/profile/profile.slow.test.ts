import { readAnswer } from '#schemas/declare/calls/readAnswer.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newestMessage } from '../testing/askForCode.ts';
import { loginAs } from '../testing/encryptLogin.ts';
import { MERCHANT, type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';
import { seedDemoAccounts } from '../access/seedDemoAccounts.ts';
import { defaultLimits } from '../calls/limits.ts';
import { slowPasswords } from '../credentials/passwords.ts';

let sandbox: TestSandbox;
let authorization: string;

/** The merchant, with what it says about members. */
const open = (member: object = {}) => {
  const plain = release();
  sandbox.setRelease({
    ...plain,
    template: { ...plain.template, behaviour: { member } },
    registerSettings: {
      fields: {
        nickname: { rules: [{ rule: 'minLength', value: 2 }] },
        payeeName: { rules: [{ rule: 'format', value: 'name' }] },
      },
    },
  });
};

beforeAll(async () => {
  sandbox = await startTestSandbox(undefined, { passwords: slowPasswords });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  open();
  sandbox.setLimits(defaultLimits);
  await sandbox.settle();
  for (const table of ['counters', 'inbox', 'accounts']) await sandbox.db.query(`delete from ${table}`);
  await seedDemoAccounts(sandbox.db, [MERCHANT], sandbox.now());
  authorization = await loginAs(sandbox, 'demomember');
});

const INFO = '/wps/member/info';
const get = async (path: string, token = authorization) =>
  (await sandbox.call('GET', path, { headers: { authorization: token } })).body.value;
const post = async (path: string, json: object, token = authorization) => {
  const { status, body } = await sandbox.call('POST', path, { json, headers: { authorization: token } });
  return [status, body.errorCode];
};
const config = (token?: string) => get('/wps/member/securityConfig', token);
const done = [200, undefined];
const password = 'livery-demo-1';

describe('what is set up', () => {
  it('is answered with addresses and names masked, and grows with each form', async () => {
    const first = {
      loginPassword: true,
      mobile: true,
      paymentPassword: false,
      email: true,
      nickname: true,
      emailShown: 'm•••@players.example',
    };
    expect(await config()).toMatchObject({ ...first, headIcon: false, payeeName: false, securityQuestions: false });
    await post(`${INFO}/icon`, { icon: 'fox' });
    await post(`${INFO}/payeename`, { payeeName: 'Mia Long' });
    await post('/wps/member/customerSecurityQuestions', { answers: twoAnswers, password });
    expect(await config()).toMatchObject({
      ...first,
      headIcon: true,
      payeeName: true,
      payeeNameShown: 'M••• L•••',
      securityQuestions: true,
    });
  });

  it('knows of bank cards and the payment password', async () => {
    expect(await config()).toMatchObject({ bankCard: false, paymentPassword: false });
    await sandbox.db.query(`update accounts set payment_password_hash = 'x' where username = 'demomember'`);
    await sandbox.db.query(
      `insert into bank_cards (account_id, bank, payee_name, number_end, number_hash, created_at)
       select id, 'TIDE', 'Mia Long', '1234', 'x', $1 from accounts where username = 'demomember'`,
      [sandbox.now()],
    );
    expect(await config()).toMatchObject({ bankCard: true, paymentPassword: true });
  });

  it('is each member’s own', async () => {
    await post(`${INFO}/payeename`, { payeeName: 'Mia Long' });
    expect(await config(await loginAs(sandbox, 'demoagent'))).toMatchObject({ payeeName: false });
  });

  it.each([
    `${INFO}/icon`,
    '/wps/member/securityConfig',
    '/wps/member/customerSecurityQuestions',
    '/wps/member/securityQuestions',
  ])('is refused to guests: %s', async (path) => {
    expect((await sandbox.call('GET', path)).body.errorCode).toBe('session.missing');
  });
});

describe('the picture', () => {
  it('is one of the merchant’s, sent as a form too', async () => {
    expect(await get(`${INFO}/icon`)).toEqual({ icon: '' });
    const { status } = await sandbox.call('POST', `${INFO}/icon`, {
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'icon=owl',
    });
    expect([status, await get(`${INFO}/icon`)]).toEqual([200, { icon: 'owl' }]);
    open({ headIcons: ['fox'] });
    expect(await post(`${INFO}/icon`, { icon: 'owl' })).toEqual([422, 'fields.invalid']);
    expect(await post(`${INFO}/icon`, { icon: 'https://elsewhere.example/x.png' })).toEqual([422, 'fields.invalid']);
  });
});

describe('the nickname', () => {
  it('is kept without spaces around it and shown from then on', async () => {
    expect(await post(`${INFO}/nickname`, { nickname: '  Mimi ' })).toEqual(done);
    expect(await get(INFO)).toMatchObject({ nickname: 'Mimi' });
  });

  it.each([
    ['by the merchant’s rules', { nickname: 'M' }, 'fields.invalid'],
    ['that is only space', { nickname: '   ' }, 'fields.invalid'],
    ['longer than anybody can show', { nickname: 'x'.repeat(81) }, 'fields.invalid'],
    ['with more than a nickname', { nickname: 'Mimi', customerType: 1 }, 'body.invalid'],
  ])('is refused %s', async (_title, json, code) => {
    expect(await post(`${INFO}/nickname`, json)).toEqual([422, code]);
    expect(await get(INFO)).toMatchObject({ nickname: 'Mia', type: 0 });
  });
});

describe('the name of the payee', () => {
  it('stays once it is set; the same form twice is not a fault', async () => {
    const set = (payeeName: string) => post(`${INFO}/payeename`, { payeeName });
    expect(await Promise.all([set('Mia Long'), set('Mia Long')])).toEqual([done, done]);
    expect(await set('Somebody Else')).toEqual([409, 'payeeName.locked']);
    expect(await config()).toMatchObject({ payeeNameShown: 'M••• L•••' });
  });

  it('is refused by the rules of the form', async () => {
    expect(await post(`${INFO}/payeename`, { payeeName: 'M1a' })).toEqual([422, 'fields.invalid']);
  });
});

describe('the e-mail address', () => {
  const set = (json: object) => post(`${INFO}/email`, json);

  it('changes with the login password; the former address gets a mail', async () => {
    expect(await set({ email: 'new@players.example', password })).toEqual(done);
    expect(await config()).toMatchObject({ emailShown: 'n•••@players.example' });
    expect((await newestMessage(sandbox, 'mia@players.example'))?.message).toContain('was just changed');
  });

  it('makes links void that went to the one before', async () => {
    const json = { username: 'demomember', email: 'mia@players.example' };
    await sandbox.call('POST', '/wps/member/password/email', { json });
    const token = (await newestMessage(sandbox, json.email))?.answer.split('token=')[1];
    await set({ email: 'new@players.example', password });
    const late = await sandbox.call('POST', '/wps/member/password/email/reset', {
      json: { token, newPassword: 'livery-demo-3' },
    });
    expect(late.body.errorCode).toBe('recover.link');
  });

  it.each([
    ['a wrong password', { password: 'nope' }, 403, 'password.oldWrong'],
    ['no password', {}, 403, 'password.oldWrong'],
    ['what is not an address', { email: 'nobody', password }, 422, 'fields.invalid'],
    ['a surplus field', { password, username: 'other' }, 422, 'body.invalid'],
  ])('is refused with %s', async (_title, json, status, code) => {
    expect(await set({ email: 'new@players.example', ...json })).toEqual([status, code]);
    expect(await config()).toMatchObject({ emailShown: 'm•••@players.example' });
  });

  it('locks guessing of the password, for the password change as well', async () => {
    sandbox.setLimits({ failuresBeforeLock: { count: 2, windowMs: 60_000 } });
    await set({ email: 'new@players.example', password: 'a' });
    await set({ email: 'new@players.example', password: 'b' });
    expect(await set({ email: 'new@players.example', password })).toEqual([429, 'login.locked']);
    const json = { oldPassword: password, newPassword: 'livery-demo-2', confirmNewPassword: 'livery-demo-2' };
    const change = await sandbox.call('POST', '/wps/member/password', { json, headers: { authorization, version: '2' } });
    expect(change.body.errorCode).toBe('login.locked');
  });

  it('needs no password where the merchant asks for none', async () => {
    open({ askPassword: false });
    expect(await set({ email: 'one@players.example' })).toEqual(done);
  });

  it('does not change by the session alone where the account has no password yet', async () => {
    await sandbox.db.query('update accounts set password_hash = null where username = $1', ['demomember']);
    expect(await set({ email: 'two@players.example' })).toEqual([409, 'payment.noLoginPassword']);
    expect(await set({ email: 'two@players.example', password })).toEqual([409, 'payment.noLoginPassword']);
    expect(await config()).toMatchObject({ loginPassword: false, emailShown: 'm•••@players.example' });
  });
});

const twoAnswers = [
  { questionId: 3, answer: 'Hill school' },
  { questionId: 1, answer: 'Rex' },
];

describe('security questions', () => {
  const set = (answers: readonly object[], more: object = { password }) =>
    post('/wps/member/customerSecurityQuestions', { answers, ...more });
  const own = () => get('/wps/member/customerSecurityQuestions');

  it('are answered as many as the merchant asks for; answers are never sent, and stored as hashes', async () => {
    expect(await set(twoAnswers)).toEqual(done);
    expect(await own()).toEqual([{ questionId: 3 }, { questionId: 1 }]);
    const stored = await sandbox.db.query<{ hash: string }>('select answer_hash as hash from security_answers');
    for (const { hash } of stored) expect(hash).toMatch(/^\$argon2id\$/);
    expect(stored).toHaveLength(2);
    open({ questionCount: 3 });
    expect(await config()).toMatchObject({ securityQuestions: false });
  });

  it('take the place of those before', async () => {
    await set(twoAnswers);
    await set([
      { questionId: 8, answer: 'Ms Lee' },
      { questionId: 3, answer: 'Valley school' },
    ]);
    expect(await own()).toEqual([{ questionId: 8 }, { questionId: 3 }]);
  });

  it('come from a catalogue', async () => {
    const catalogue = readAnswer('securityQuestions', await get('/wps/member/securityQuestions'));
    expect(catalogue.ok && catalogue.value.length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['one question twice', [twoAnswers[0], twoAnswers[0]], { password }, 422, 'fields.invalid'],
    ['too few', [twoAnswers[0]], { password }, 422, 'fields.invalid'],
    ['an unknown question', [twoAnswers[0], { questionId: 99, answer: 'Rex' }], { password }, 422, 'fields.invalid'],
    ['an answer that is too short', [twoAnswers[0], { questionId: 1, answer: ' x ' }], { password }, 422, 'fields.invalid'],
    ['a wrong password', twoAnswers, { password: 'nope' }, 403, 'password.oldWrong'],
  ])('are refused with %s', async (_title, answers, more, status, code) => {
    expect(await set(answers as object[], more)).toEqual([status, code]);
    expect(await own()).toEqual([]);
  });
});

it.each([
  [`${INFO}/icon`, { icon: 'fox' }],
  [`${INFO}/nickname`, { nickname: 'Mimi' }],
  [`${INFO}/payeename`, { payeeName: 'Mia Long' }],
  [`${INFO}/email`, { email: 'new@players.example', password }],
  ['/wps/member/customerSecurityQuestions', { answers: twoAnswers, password }],
])('%s is refused to trial accounts, to guests and when it comes too often', async (path, json) => {
  expect(await post(path, json, await loginAs(sandbox, 'demotrial'))).toEqual([403, 'free_reject']);
  expect((await sandbox.call('POST', path, { json })).body.errorCode).toBe('session.missing');
  sandbox.setLimits({ profileWritesPerAccount: { count: 1, windowMs: 60_000 } });
  await post(path, json);
  expect(await post(path, json)).toEqual([429, 'rate.limited']);
});
