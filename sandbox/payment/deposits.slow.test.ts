import { describe, expect, it } from 'vitest';
import type { DepositMethodsAnswer } from '#schemas/declare/platform/payment.schema.ts';
import { paymentSandbox } from '../testing/paymentSandbox.ts';
import { release } from '../testing/startTestSandbox.ts';

const { sandbox, who, call, deposit, balanceOf, ledger } = paymentSandbox();

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
    ['another method', { methodId: 'transfer' }],
  ])('of %s under a number that was used are refused', async (_title, changes) => {
    const once = { requestId: 'the-same-wish', amount: '60' };
    await deposit(once);
    expect(await deposit({ ...once, ...changes })).toMatchObject({ status: 409, code: 'payment.requestUsed' });
    expect([await balanceOf(), await ledger()]).toMatchObject([1060, [{}]]);
    expect(await deposit({ ...once, amount: '60.00' })).toMatchObject({ status: 200, value: { amount: 60 } });
  });

  it.each([
    ['below the method’s minimum', { amount: '9.99' }, 422, 'payment.amount'],
    ['above its maximum', { amount: '2000.01' }, 422, 'payment.amount'],
    ['by no method', { methodId: 'gold' }, 404, 'payment.method'],
    ['of less than a cent', { amount: '10.001' }, 422, 'body.invalid'],
    ['below zero', { amount: '-50' }, 422, 'body.invalid'],
    ['that are not an amount', { amount: 'NaN' }, 422, 'body.invalid'],
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
    expect(await deposit({}, who('trial'))).toMatchObject({ status: 403, code: 'free_reject' });
    expect(await deposit({}, who('special'))).toMatchObject({ status: 403, code: 'account.permission' });
    sandbox().setRelease(release({ template: { ...release().template, behaviour: { gates: { deposit: 'session' } } } }));
    expect(await deposit({}, who('special'))).toMatchObject({ status: 200 });
    expect(await deposit({}, who('trial'))).toMatchObject({ code: 'free_reject' });
    expect((await sandbox().call('POST', '/wps/payment/deposit', { json: {} })).body.errorCode).toBe('session.missing');
  });

  it('meet a limit', async () => {
    sandbox().setLimits({ moneyWritesPerAccount: { count: 1, windowMs: 60_000 } });
    expect([(await deposit()).status, (await deposit()).status]).toEqual([200, 429]);
    sandbox().setLimits({ moneyWritesPerAccount: { count: 1000, windowMs: 60_000 } });
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
    await sandbox().db.query(`update ledger set created_at = created_at - interval '1 day'`);
    expect(await offered()).toBeDefined();
  });

  it('that was added at midnight is the one of the day that begins', async () => {
    await withBonus();
    await sandbox().db.query(`update ledger set created_at = date_trunc('day', created_at, 'UTC')`);
    expect(await offered()).toBeUndefined();
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
});
