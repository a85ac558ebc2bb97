import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BankCardsAnswer, DepositMethodsAnswer, ReceiptAnswer, WithdrawalAnswer } from '#schemas/platform/payment.schema.ts';
import { loginAs } from '../testing/encryptLogin.ts';
import { MERCHANT, type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';

const CARD = '6222021234567890';
const PAYMENT_PASSWORD = '135790';

/** A merchant whose members may take a withdrawal back while it waits. */
const REVERSIBLE = release({ template: { ...release().template, conduct: 'seed' } });

let sandbox: TestSandbox;
let member: string;
let other: string;
let trial: string;
let special: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  [member, other, trial, special] = [
    await loginAs(sandbox, 'demomember'),
    await loginAs(sandbox, 'demoagent'),
    await loginAs(sandbox, 'demotrial'),
    await loginAs(sandbox, 'demospecial'),
  ];
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  const { db } = sandbox;
  sandbox.setRelease(REVERSIBLE);
  await db.query('delete from counters');
  await db.query('delete from bank_cards');
  await db.query(`delete from ledger where kind <> 'bonus' or subject = 'deposit'`);
  await db.query(`update accounts set payment_password_hash = null, details = '{}'`);
  await db.query('update wallets set balance = 1000');
});

let requests = 0;
const requestId = () => `request-${(requests += 1)}`;
const call = async (method: string, path: string, json?: object, authorization = member) => {
  const { status, body } = await sandbox.call(method, path, { headers: { authorization }, ...(json ? { json } : {}) });
  return { status, code: body.errorCode, value: body.value };
};
const deposit = (changes: object = {}, authorization = member) =>
  call('POST', '/wps/payment/deposit', { methodId: 'wallet', amount: '100', requestId: requestId(), ...changes }, authorization);
const setPassword = (json: object, authorization = member) => call('POST', '/wps/member/paymentPassword', json, authorization);
const reset = (json: object) => call('POST', '/wps/member/paymentPassword/reset', json);
const addCard = (changes: object = {}, authorization = member) =>
  call('POST', '/wps/member/bankCard', { bank: 'ORCHARD', number: CARD, payeeName: 'Mia Hart', ...changes }, authorization);
const cards = async (authorization = member) =>
  (await call('GET', '/wps/member/bankCard', undefined, authorization)).value as BankCardsAnswer;
const facts = async () => (await call('GET', '/wps/payment/withdrawal')).value as WithdrawalAnswer;
const balanceOf = async (authorization = member) =>
  ((await call('GET', '/wps/wallets/gcs', undefined, authorization)).value as { sumBalance: number }).sumBalance;
const withdraw = (changes: object = {}, authorization = member) =>
  call(
    'POST',
    '/wps/payment/withdrawal',
    { amount: '100', paymentPassword: PAYMENT_PASSWORD, requestId: requestId(), ...changes },
    authorization,
  );
const cancel = (reference: string, authorization = member) =>
  call('DELETE', '/wps/payment/withdrawal', { reference }, authorization);
const ledger = () =>
  sandbox.db.query<{ kind: string; amount: string; status: string }>(
    `select kind, amount, status from ledger where kind <> 'bonus' order by id`,
  );
/** A member with a payment password and one card; gives the card's id. */
async function prepared(): Promise<string> {
  await setPassword({ paymentPassword: PAYMENT_PASSWORD });
  return ((await addCard()).value as { id: string }).id;
}

describe('deposits', () => {
  it('are offered by methods with limits, in the player’s language, and marked as play money', async () => {
    const { value } = await call('GET', '/wps/payment/methods?language=VN');
    const { playMoney, methods } = value as DepositMethodsAnswer;
    expect(playMoney).toBe(true);
    expect(methods.map(({ name }) => name)).toContain('Ví điện tử');
    for (const { minimum, maximum, quickAmounts = [] } of methods) {
      expect(quickAmounts.every((amount) => amount >= minimum && amount <= maximum)).toBe(true);
    }
  });

  it('grow the wallet to the cent and are written down', async () => {
    const { status, value } = await deposit({ amount: '100.05' });
    expect(status).toBe(200);
    expect(value).toMatchObject({ amount: 100.05, status: 'done', balance: 1100.05, subject: 'wallet' });
    expect(await balanceOf()).toBe(1100.05);
    expect(await ledger()).toEqual([{ kind: 'deposit', amount: '100.05', status: 'done' }]);
  });

  it('that are sent twice move money once and get the same receipt', async () => {
    const once = { requestId: 'the-same-wish' };
    const [first, second] = await Promise.all([deposit(once), deposit(once)]);
    expect(second.value).toEqual(first.value);
    expect((await deposit(once)).value).toEqual(first.value);
    expect([await balanceOf(), await ledger()]).toMatchObject([1100, [{}]]);
  });

  it.each([
    ['another amount', { amount: '50' }],
    ['another method', { methodId: 'voucher' }],
  ])('of %s under a number that was used are refused', async (_title, changes) => {
    const once = { requestId: 'the-same-wish', amount: '40' };
    await deposit(once);
    expect(await deposit({ ...once, ...changes })).toMatchObject({ status: 409, code: 'payment.requestUsed' });
    expect([await balanceOf(), await ledger()]).toMatchObject([1040, [{}]]);
    expect(await deposit({ ...once, amount: '40.00' })).toMatchObject({ status: 200, value: { amount: 40 } });
  });

  it.each([
    ['below the method’s minimum', { amount: '9.99' }, 422, 'payment.amount'],
    ['above its maximum', { amount: '2000.01' }, 422, 'payment.amount'],
    ['by no method', { methodId: 'gold' }, 404, 'payment.method'],
    ['of less than a cent', { amount: '10.001' }, 422, 'body.invalid'],
    ['below zero', { amount: '-50' }, 422, 'body.invalid'],
    ['that are no amount', { amount: 'NaN' }, 422, 'body.invalid'],
    ['as a number', { amount: 50 }, 422, 'body.invalid'],
    ['with a balance of their own', { balance: 1_000_000 }, 422, 'body.invalid'],
  ])('%s are refused', async (_title, changes, status, code) => {
    expect(await deposit(changes)).toMatchObject({ status, code });
    expect([await balanceOf(), await ledger()]).toEqual([1000, []]);
  });

  it('cost the fee that their method shows', async () => {
    const { methods } = (await call('GET', '/wps/payment/methods')).value as DepositMethodsAnswer;
    expect(methods.find(({ id }) => id === 'voucher')).toMatchObject({ fee: { fixed: 1 }, takesMinutes: 0 });
    const { value } = await deposit({ methodId: 'voucher', amount: '20' });
    expect(value).toMatchObject({ amount: 20, fee: 1, balance: 1019 });
    expect(await ledger()).toEqual([{ kind: 'deposit', amount: '19.00', status: 'done' }]);
  });

  it('say the limits where an amount is outside', async () => {
    expect((await deposit({ amount: '1' })).value).toEqual({ minimum: 10, maximum: 2000 });
  });

  it('are for members whom the merchant’s gate admits, and never for trial accounts', async () => {
    expect(await deposit({}, trial)).toMatchObject({ status: 403, code: 'free_reject' });
    expect(await deposit({}, special)).toMatchObject({ status: 403, code: 'account.permission' });
    sandbox.setRelease(release({ template: { ...release().template, behaviour: { gates: { deposit: 'session' } } } }));
    expect(await deposit({}, special)).toMatchObject({ status: 200 });
    expect(await deposit({}, trial)).toMatchObject({ code: 'free_reject' });
    expect((await sandbox.call('POST', '/wps/payment/deposit', { json: {} })).body.errorCode).toBe('session.missing');
  });

  it('meet a limit', async () => {
    sandbox.setLimits({ moneyWritesPerAccount: { count: 1, windowMs: 60_000 } });
    expect([(await deposit()).status, (await deposit()).status]).toEqual([200, 429]);
    sandbox.setLimits({ moneyWritesPerAccount: { count: 1000, windowMs: 60_000 } });
  });
});

describe('the bonus of a deposit', () => {
  const offered = async () => ((await call('GET', '/wps/payment/methods')).value as DepositMethodsAnswer).bonus;
  const withBonus = (changes: object = {}) => deposit({ bonusId: 'daily', ...changes });

  it('is added to one deposit a day, if the member asks for it', async () => {
    expect(await offered()).toMatchObject({ id: 'daily', percent: 10, minimum: 100, maximum: 100 });
    expect((await deposit()).value).not.toHaveProperty('bonus');
    expect((await withBonus({ amount: '250' })).value).toMatchObject({ amount: 250, bonus: 25, balance: 1375 });
    expect(await offered()).toBeUndefined();
    expect(await withBonus()).toMatchObject({ status: 409, code: 'payment.bonus' });
    expect(await balanceOf()).toBe(1375);
    await sandbox.db.query(`update ledger set created_at = created_at - interval '1 day'`);
    expect(await offered()).toBeDefined();
  });

  it('is no more than its maximum', async () => {
    expect((await withBonus({ amount: '2000' })).value).toMatchObject({ bonus: 100, balance: 3100 });
  });

  it.each([
    ['below its minimum', { amount: '99.99' }, 'payment.amount'],
    ['that is unknown', { bonusId: 'golden' }, 'payment.bonus'],
  ])('%s is refused, and the deposit with it', async (_title, changes, code) => {
    expect(await withBonus(changes)).toMatchObject({ code });
    expect(await balanceOf()).toBe(1000);
  });

  it('is added once to a deposit that is sent twice, and is not taken out of it by the second', async () => {
    const once = { requestId: 'the-same-wish' };
    const [first, second] = await Promise.all([withBonus(once), withBonus(once)]);
    expect(second.value).toEqual(first.value);
    expect(await deposit(once)).toMatchObject({ status: 409, code: 'payment.requestUsed' });
    expect(await balanceOf()).toBe(1110);
  });

  it('is given to one of two deposits that come at once', async () => {
    const answers = await Promise.all([withBonus(), withBonus()]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect(await balanceOf()).toBe(1110);
  });
});

describe('the payment password', () => {
  const has = async () => (await call('GET', '/wps/member/hasWithdrawalPassword')).value;

  it('is set once without an old one, and changed only with it', async () => {
    expect(await has()).toBe(false);
    expect((await setPassword({ paymentPassword: PAYMENT_PASSWORD })).status).toBe(200);
    expect(await has()).toBe(true);
    expect(await setPassword({ paymentPassword: '246801' })).toMatchObject({ status: 403, code: 'payment.passwordWrong' });
    expect((await setPassword({ paymentPassword: '246801', oldPaymentPassword: PAYMENT_PASSWORD })).status).toBe(200);
  });

  it('keeps the rules of the register form', async () => {
    const rules = [{ rule: 'format', value: 'digits' } as const];
    sandbox.setRelease(
      release({ registerSettings: { fields: { paymentPassword: { enabled: false, required: false, rules } } } }),
    );
    expect(await setPassword({ paymentPassword: 'abc' })).toMatchObject({
      status: 422,
      code: 'fields.invalid',
      value: { fields: { paymentPassword: { message: 'rule.format.digits' } } },
    });
  });

  it('is stored slowly hashed', async () => {
    await setPassword({ paymentPassword: PAYMENT_PASSWORD });
    const [row] = await sandbox.db.query<{ hash: string }>(
      `select payment_password_hash as hash from accounts where username = 'demomember' and merchant_code = $1`,
      [MERCHANT],
    );
    expect(row?.hash).toMatch(/^\$argon2id\$/);
  });

  it('is reset by the password of the login', async () => {
    await setPassword({ paymentPassword: PAYMENT_PASSWORD });
    expect(await reset({ password: 'not-mine', paymentPassword: '246801' })).toMatchObject({
      status: 403,
      code: 'password.oldWrong',
    });
    expect((await reset({ password: 'livery-demo-1', paymentPassword: '246801' })).status).toBe(200);
    expect((await setPassword({ paymentPassword: '999999', oldPaymentPassword: '246801' })).status).toBe(200);
  });

  it('cannot be guessed: after some wrong ones the right one is refused, too, until the time is over', async () => {
    const cardId = await prepared();
    const guesses = await Promise.all(Array.from({ length: 20 }, () => withdraw({ cardId, paymentPassword: '000000' })));
    expect(guesses.filter(({ code }) => code === 'payment.passwordWrong')).toHaveLength(5);
    expect(await withdraw({ cardId })).toMatchObject({ status: 429, code: 'login.locked' });
    sandbox.wait(16 * 60_000);
    expect((await withdraw({ cardId })).status).toBe(200);
  });

  it('is for formal members', async () => {
    expect(await setPassword({ paymentPassword: PAYMENT_PASSWORD }, trial)).toMatchObject({ code: 'free_reject' });
  });
});

describe('bank cards', () => {
  it('are answered masked, and stored without their number', async () => {
    const added = await addCard();
    expect(added.value).toMatchObject({ bankName: 'Orchard Mutual', number: '•••• 7890', payeeName: 'M••• H•••' });
    expect(await cards()).toMatchObject({ playMoney: true, payeeName: 'M••• H•••', cards: [added.value] });
    const stored = JSON.stringify(await sandbox.db.query('select * from bank_cards'));
    expect(stored).not.toContain(CARD.slice(0, 12));
    expect(JSON.stringify(await cards())).not.toContain(CARD.slice(0, 12));
  });

  it('need the name of a payee, which the first of them fixes', async () => {
    expect(await addCard({ payeeName: ' ' })).toMatchObject({ code: 'fields.invalid', value: { fields: { payeeName: {} } } });
    await addCard();
    const second = await addCard({ number: '6222029999999999', payeeName: 'Somebody Else' });
    expect(second.value).toMatchObject({ payeeName: 'M••• H•••' });
  });

  it.each([
    ['of no bank', { bank: 'NOBODY' }, 'fields.invalid'],
    ['with letters', { number: '6222x21234567890' }, 'body.invalid'],
    ['too short', { number: '1234567' }, 'body.invalid'],
    ['with an id of its own', { id: 7 }, 'body.invalid'],
  ])('%s are refused', async (_title, changes, code) => {
    expect(await addCard(changes)).toMatchObject({ status: 422, code });
  });

  it('are added once, and no more than five', async () => {
    const twice = await Promise.all([addCard(), addCard()]);
    expect(twice.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect(await addCard()).toMatchObject({ status: 409, code: 'payment.cardKnown' });
    for (let index = 1; index < 5; index += 1) await addCard({ number: `62220212345600${index}${index}` });
    expect(await addCard({ number: '6222021234560099' })).toMatchObject({ status: 409, code: 'payment.cardsFull' });
  });

  it('are shown to their owner only', async () => {
    await addCard();
    expect((await cards(other)).cards).toEqual([]);
  });
});

describe('withdrawals', () => {
  it('need a payment password and a card of one’s own', async () => {
    const mine = ((await addCard()).value as { id: string }).id;
    expect(await withdraw({ cardId: mine })).toMatchObject({ status: 409, code: 'payment.passwordMissing' });
    await setPassword({ paymentPassword: PAYMENT_PASSWORD }, other);
    expect(await withdraw({ cardId: mine }, other)).toMatchObject({ status: 404, code: 'payment.card' });
    expect(await ledger()).toEqual([]);
  });

  it('take the amount at once, wait, and go out in time', async () => {
    const cardId = await prepared();
    const { value } = await withdraw({ cardId, amount: '250.5' });
    expect(value).toMatchObject({ amount: 250.5, status: 'waiting', balance: 749.5, subject: 'Orchard Mutual •••• 7890' });
    expect((await facts()).waiting).toMatchObject([{ reference: (value as ReceiptAnswer).reference, status: 'waiting' }]);
    sandbox.wait(10 * 60_000);
    expect((await call('GET', '/wps/record/transactions?types=W')).value).toMatchObject({ list: [{ status: 'done' }] });
    expect((await facts()).waiting).toEqual([]);
    expect(await ledger()).toEqual([{ kind: 'withdrawal', amount: '-250.50', status: 'done' }]);
    expect(await balanceOf()).toBe(749.5);
  });

  it.each([
    ['below the minimum', '19.99', 'payment.amount'],
    ['above the maximum', '3000.01', 'payment.amount'],
    ['above the balance', '1000.01', 'payment.balance'],
  ])('%s are refused', async (_title, amount, code) => {
    const cardId = await prepared();
    const { minimum, maximum } = await facts();
    const answer = await withdraw({ cardId, amount });
    expect(answer.code).toBe(code);
    if (code === 'payment.amount') expect(answer.value).toEqual({ minimum, maximum });
    expect([await balanceOf(), await ledger()]).toEqual([1000, []]);
  });

  it('that come at once never take more than there is', async () => {
    const cardId = await prepared();
    const answers = await Promise.all(Array.from({ length: 3 }, () => withdraw({ cardId, amount: '600' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await balanceOf()).toBe(400);
  });

  it('that are sent twice take money once', async () => {
    const cardId = await prepared();
    const once = { cardId, requestId: 'the-same-wish' };
    const [first, second] = await Promise.all([withdraw(once), withdraw(once)]);
    expect(second.value).toEqual(first.value);
    expect(await balanceOf()).toBe(900);
  });

  it('under the number of a deposit are refused, and deposits under theirs', async () => {
    const cardId = await prepared();
    await deposit({ requestId: 'once-deposited' });
    await withdraw({ cardId, requestId: 'once-withdrawn' });
    const mixed = [await withdraw({ cardId, requestId: 'once-deposited' }), await deposit({ requestId: 'once-withdrawn' })];
    expect(mixed).toMatchObject([
      { status: 409, code: 'payment.requestUsed' },
      { status: 409, code: 'payment.requestUsed' },
    ]);
    expect(await balanceOf()).toBe(1000);
  });

  it('can be taken back while they wait, once, by their owner', async () => {
    const cardId = await prepared();
    const { reference } = (await withdraw({ cardId })).value as ReceiptAnswer;
    expect(await cancel(reference, other)).toMatchObject({ status: 409, code: 'payment.withdrawal' });
    const [first, second] = await Promise.all([cancel(reference), cancel(reference)]);
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await balanceOf()).toBe(1000);
    expect(await ledger()).toEqual([{ kind: 'withdrawal', amount: '-100.00', status: 'cancelled' }]);
  });

  it('cannot be taken back where the merchant’s profile is strict', async () => {
    const cardId = await prepared();
    const { reference } = (await withdraw({ cardId })).value as ReceiptAnswer;
    sandbox.setRelease(release({ template: { ...release().template, conduct: 'strict' } }));
    expect(await cancel(reference)).toMatchObject({ status: 409, code: 'payment.withdrawal' });
    expect(await balanceOf()).toBe(900);
  });

  it('that went out stay out', async () => {
    const cardId = await prepared();
    const { reference } = (await withdraw({ cardId })).value as ReceiptAnswer;
    sandbox.wait(10 * 60_000);
    expect(await cancel(reference)).toMatchObject({ status: 409, code: 'payment.withdrawal' });
    expect(await balanceOf()).toBe(900);
  });

  it('are for formal members', async () => {
    expect(await withdraw({ cardId: '1' }, trial)).toMatchObject({ status: 403, code: 'free_reject' });
    expect(await withdraw({ cardId: '1' }, special)).toMatchObject({ status: 403, code: 'account.permission' });
  });
});
