import { afterEach, describe, expect, it } from 'vitest';
import type { DepositMethodsAnswer, ReceiptAnswer } from '#schemas/declare/platform/payment.schema.ts';
import { MERCHANT_HEADER } from '#schemas/declare/platform/wireNames.ts';
import { PAYABLE_MS } from '../wallet/cashier.ts';
import { sweepExpired } from '../sweepExpired.ts';
import { defaultRetention } from '#server/platform/retention.ts';
import { MERCHANT, release } from '../testing/startTestSandbox.ts';
import { paymentSandbox } from '../testing/paymentSandbox.ts';

const { sandbox, who, call, deposit, balanceOf, ledger, requestId } = paymentSandbox();
const MINUTE_MS = 60_000;

const ask = async (methodId: string, changes: object = {}) => (await deposit({ methodId, ...changes })).value as ReceiptAnswer;
const status = (reference: string, authorization = who('member')) =>
  call('GET', `/wps/payment/deposit?reference=${reference}`, undefined, authorization);
const cancel = (reference: string, authorization = who('member')) =>
  call('DELETE', '/wps/payment/deposit', { reference }, authorization);
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const jpegOf = (bytes: readonly number[]) => `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
const methods = async (authorization = who('member')) =>
  (await call('GET', '/wps/payment/methods', undefined, authorization)).value as DepositMethodsAnswer;

/** Answers on the page that stands in for a bank, and gives what it says then. */
async function answer(url: string | undefined, chosen: string): Promise<string> {
  const page = new URL(url ?? '', sandbox().url);
  const shown = await fetch(page, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', [MERCHANT_HEADER]: MERCHANT },
    body: new URLSearchParams({ ticket: page.searchParams.get('ticket') ?? '', answer: chosen }),
  });
  return shown.text();
}

describe('a deposit that is to be paid', () => {
  it('says how, and moves nothing yet', async () => {
    const receipt = await ask('transfer', { bankCode: 'ORCHARD' });
    expect(receipt).toMatchObject({
      status: 'waiting',
      amount: 100,
      pay: {
        account: { bank: 'Orchard Mutual', holder: expect.any(String), number: expect.any(String) },
        memo: receipt.reference,
        amount: '100.00',
        currency: 'USD',
        expiresAt: new Date(sandbox().now().getTime() + PAYABLE_MS).toISOString(),
      },
    });
    expect(receipt).not.toHaveProperty('balance');
    expect(await balanceOf()).toBe(1000);
    expect(await ledger()).toEqual([{ kind: 'deposit', amount: '100.00', status: 'waiting' }]);
  });

  it('is kept with the methods until it is paid, so that leaving the page loses nothing', async () => {
    const first = await ask('transfer', { amount: '60' });
    const second = await ask('crypto');
    expect((await methods()).waiting).toEqual([second, first]);
    expect((await methods(who('other'))).waiting).toEqual([]);
  });

  it('asked for twice waits once', async () => {
    const once = { methodId: 'transfer', requestId: requestId() };
    const [first, second] = await Promise.all([deposit(once), deposit(once)]);
    expect(second.value).toEqual(first.value);
    expect(await ledger()).toHaveLength(1);
    expect(await deposit({ ...once, bankCode: 'ORCHARD' })).toMatchObject({ status: 409, code: 'payment.requestUsed' });
  });

  it('is booked once after a while, however often its state is read', async () => {
    const { reference } = await ask('transfer', { amount: '60' });
    expect((await status(reference)).value).toMatchObject({ status: 'waiting' });
    sandbox().wait(3 * MINUTE_MS);
    const read = await Promise.all([status(reference), status(reference), status(reference)]);
    for (const { value } of read) expect(value).toMatchObject({ reference, status: 'done', amount: 60, balance: 1060 });
    expect((await status(reference)).value).not.toHaveProperty('pay');
    expect(await balanceOf()).toBe(1060);
    expect(await ledger()).toEqual([{ kind: 'deposit', amount: '60.00', status: 'done' }]);
    expect((await methods()).waiting).toEqual([]);
  });

  it('expires, also where nobody reads it, and cannot be paid any more', async () => {
    const { reference, pay } = await ask('lantern');
    sandbox().wait(PAYABLE_MS);
    await sweepExpired(sandbox().db, sandbox().now(), defaultRetention);
    expect(await ledger()).toMatchObject([{ status: 'expired' }]);
    const late = (await status(reference)).value;
    expect(late).toMatchObject({ status: 'expired' });
    expect(late).not.toHaveProperty('pay');
    await answer(pay?.url, 'pay');
    expect((await status(reference)).value).toMatchObject({ status: 'expired' });
    expect(await balanceOf()).toBe(1000);
  });

  it('is cancelled once, for good: it is not booked when its time comes', async () => {
    const { reference } = await ask('transfer');
    expect(await cancel(reference, who('other'))).toMatchObject({ status: 404, code: 'payment.deposit' });
    expect(await cancel(reference)).toMatchObject({ status: 200, value: { reference, status: 'cancelled' } });
    expect(await cancel(reference)).toMatchObject({ status: 409, code: 'payment.depositOver' });
    expect((await methods()).waiting).toEqual([]);
    sandbox().wait(3 * MINUTE_MS);
    expect((await status(reference)).value).toMatchObject({ status: 'cancelled' });
    expect(await balanceOf()).toBe(1000);
  });

  it('takes a picture that shows the payment, and only a picture', async () => {
    const { reference, pay } = await ask('transfer');
    const prove = (bytes: readonly number[], authorization = who('member')) =>
      call('POST', '/wps/payment/deposit/proof', { reference, picture: jpegOf(bytes) }, authorization);
    expect(pay?.proof).toBe('wanted');
    expect(await prove(JPEG, who('other'))).toMatchObject({ status: 404, code: 'payment.deposit' });
    expect(await prove([0x25, 0x50, 0x44, 0x46])).toMatchObject({ status: 422, code: 'payment.proof' });
    expect((await methods()).waiting).toMatchObject([{ pay: { proof: 'wanted' } }]);
    const large = [...JPEG, ...Array.from({ length: 140_000 }, () => 0)];
    expect(await prove(large)).toMatchObject({ status: 200, value: { reference, status: 'waiting', pay: { proof: 'sent' } } });
    expect(await prove([...large, ...large])).toMatchObject({ status: 413, code: 'body.tooLarge' });
    sandbox().wait(3 * MINUTE_MS);
    expect(await prove(JPEG)).toMatchObject({ status: 409, code: 'payment.depositOver' });
  });

  it('cannot be cancelled once it is paid', async () => {
    const { reference } = await ask('transfer');
    sandbox().wait(3 * MINUTE_MS);
    expect(await cancel(reference)).toMatchObject({ status: 409, code: 'payment.depositOver' });
    expect((await status(reference)).value).toMatchObject({ status: 'done' });
  });

  it('of another member, or unknown, has no state', async () => {
    const { reference } = await ask('transfer');
    expect(await status(reference, who('other'))).toMatchObject({ status: 404, code: 'payment.deposit' });
    expect(await status('D999999999')).toMatchObject({ status: 404, code: 'payment.deposit' });
  });

  it.each([
    ['from a bank that is not offered', { bankCode: 'GOLD' }, 'payment.method'],
    ['below the minimum', { amount: '49.99' }, 'payment.amount'],
    ['above the maximum', { amount: '5000.01' }, 'payment.amount'],
    ['with an unknown bonus', { bonusId: 'golden' }, 'payment.bonus'],
  ])('%s is refused', async (_title, changes, code) => {
    expect(await deposit({ methodId: 'transfer', ...changes })).toMatchObject({ code });
    expect(await ledger()).toEqual([]);
  });

  it('says in crypto what it is worth there, and on which network', async () => {
    expect((await ask('crypto', { amount: '250' })).pay).toMatchObject({
      address: expect.stringMatching(/^T\w{33}$/),
      network: expect.any(String),
      amount: '250.00',
      currency: 'USDT',
    });
  });

  it('does not count in the sums of the records before it is there', async () => {
    await ask('transfer');
    const records = '/wps/record/transactions?startDate=2026-02-28&endDate=2026-03-02&types=D&pageNo=1&pageSize=20';
    expect((await call('GET', records)).value).toMatchObject({ list: [{ amount: 100, status: 'waiting' }], totals: { in: 0 } });
  });
});

describe('the bonus of a deposit that is to be paid', () => {
  it('is told at once, and added when it is paid', async () => {
    const { reference, ...receipt } = await ask('transfer', { bonusId: 'daily' });
    expect(receipt).toMatchObject({ status: 'waiting', bonus: 10 });
    sandbox().wait(3 * MINUTE_MS);
    expect((await status(reference)).value).toMatchObject({ status: 'done', bonus: 10, balance: 1110 });
    expect(await balanceOf()).toBe(1110);
    expect((await methods()).bonus).toBeUndefined();
  });

  it('is added to the first of two that are paid', async () => {
    const first = await ask('transfer', { bonusId: 'daily' });
    const second = await ask('transfer', { bonusId: 'daily' });
    sandbox().wait(3 * MINUTE_MS);
    await status(first.reference);
    expect(await balanceOf()).toBe(1210);
    const bonuses = await Promise.all(
      [first, second].map(async ({ reference }) => (await status(reference)).value as ReceiptAnswer),
    );
    expect(bonuses.filter(({ bonus }) => bonus === 10)).toHaveLength(1);
  });
});

describe('the page that stands in for a bank', () => {
  it('pays once, however often its button is pressed', async () => {
    const { reference, pay } = await ask('lantern');
    expect(
      await (await fetch(new URL(pay?.url ?? '', sandbox().url), { headers: { [MERCHANT_HEADER]: MERCHANT } })).text(),
    ).toContain('$100.00');
    const pages = await Promise.all([answer(pay?.url, 'pay'), answer(pay?.url, 'pay')]);
    for (const page of pages) expect(page).toContain('Paid');
    await answer(pay?.url, 'cancel');
    expect((await status(reference)).value).toMatchObject({ status: 'done', balance: 1100 });
    expect(await balanceOf()).toBe(1100);
  });

  it('cancels', async () => {
    const { reference, pay } = await ask('lantern');
    expect(await answer(pay?.url, 'cancel')).toContain('This payment is closed');
    await answer(pay?.url, 'pay');
    expect((await status(reference)).value).toMatchObject({ status: 'cancelled' });
    expect([await balanceOf(), await ledger()]).toMatchObject([1000, [{ status: 'cancelled' }]]);
  });

  it('of no payment says that it is closed', async () => {
    expect(await answer('/sandbox/pay?ticket=guessed', 'pay')).toContain('This payment is closed');
  });
});

describe('payment codes', () => {
  afterEach(() => sandbox().setRelease(release()));

  it('are offered in the scheme of the merchant’s currency, and where there is none, not at all', async () => {
    expect((await methods()).methods.map(({ id }) => id)).not.toContain('qr');
    sandbox().setRelease(release({ template: { ...release().template, parameters: { title: 'Lantern', language: 'VN,EN' } } }));
    expect((await methods()).methods[0]).toMatchObject({ id: 'qr', name: 'VietQR', minimum: 200_000 });
    const { pay, reference } = await ask('qr', { amount: '250000' });
    expect(pay).toMatchObject({ scheme: 'VietQR', amount: '250000', currency: 'VND' });
    expect(pay?.qr).toContain(`5406250000`);
    expect(pay?.qr).toContain(reference);
  });
});
