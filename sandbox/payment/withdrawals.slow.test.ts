import { describe, expect, it } from 'vitest';
import type { ReceiptAnswer } from '#schemas/declare/platform/payment.schema.ts';
import { PAYMENT_PASSWORD, paymentSandbox } from '../testing/paymentSandbox.ts';
import { release } from '../testing/startTestSandbox.ts';

const { sandbox, who, call, deposit, setPassword, addCard, facts, balanceOf, withdraw, cancel, ledger, prepared } =
  paymentSandbox();

describe('withdrawals', () => {
  it('need a payment password and a card of one’s own', async () => {
    const mine = ((await addCard()).value as { id: string }).id;
    expect(await withdraw({ cardId: mine })).toMatchObject({ status: 409, code: 'payment.passwordMissing' });
    await setPassword({ paymentPassword: PAYMENT_PASSWORD }, who('other'));
    expect(await withdraw({ cardId: mine }, who('other'))).toMatchObject({ status: 404, code: 'payment.card' });
    expect(await ledger()).toEqual([]);
  });

  it('take the amount at once, wait, and go out in time', async () => {
    const cardId = await prepared();
    const { value } = await withdraw({ cardId, amount: '250.5' });
    expect(value).toMatchObject({ amount: 250.5, status: 'waiting', balance: 749.5, subject: 'Orchard Mutual •••• 7890' });
    expect((await facts()).waiting).toMatchObject([{ reference: (value as ReceiptAnswer).reference, status: 'waiting' }]);
    sandbox().wait(10 * 60_000);
    expect((await call('GET', '/wps/record/transactions?types=W')).value).toMatchObject({ list: [{ status: 'done' }] });
    expect((await facts()).waiting).toEqual([]);
    expect(await ledger()).toEqual([{ kind: 'withdrawal', amount: '-250.50', status: 'done' }]);
    expect(await balanceOf()).toBe(749.5);
  });

  it.each([
    ['below the minimum', '19.99', 'payment.amount'],
    ['above the maximum', '5000.01', 'payment.amount'],
    ['above the balance', '1000.01', 'payment.balance'],
  ])('%s are refused', async (_title, amount, code) => {
    const cardId = await prepared();
    const { minimum, maximum } = await facts();
    const answer = await withdraw({ cardId, amount });
    expect(answer.code).toBe(code);
    if (code === 'payment.amount') expect(answer.value).toEqual({ minimum, maximum });
    expect([await balanceOf(), await ledger()]).toEqual([1000, []]);
  });

  it('to another card under a number that was used are refused', async () => {
    const cardId = await prepared();
    const other = ((await addCard({ number: '6222029999999999' })).value as { id: string }).id;
    const once = { requestId: 'the-same-wish' };
    await withdraw({ ...once, cardId });
    expect(await withdraw({ ...once, cardId: other })).toMatchObject({ status: 409, code: 'payment.requestUsed' });
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
    expect(await cancel(reference, who('other'))).toMatchObject({ status: 409, code: 'payment.withdrawal' });
    const [first, second] = await Promise.all([cancel(reference), cancel(reference)]);
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await balanceOf()).toBe(1000);
    expect(await ledger()).toEqual([{ kind: 'withdrawal', amount: '-100.00', status: 'cancelled' }]);
  });

  it('cannot be taken back where the merchant’s profile is strict', async () => {
    const cardId = await prepared();
    const { reference } = (await withdraw({ cardId })).value as ReceiptAnswer;
    sandbox().setRelease(release({ template: { ...release().template, conduct: 'strict' } }));
    expect(await cancel(reference)).toMatchObject({ status: 409, code: 'payment.withdrawal' });
    expect(await balanceOf()).toBe(900);
  });

  it('that went out stay out', async () => {
    const cardId = await prepared();
    const { reference } = (await withdraw({ cardId })).value as ReceiptAnswer;
    sandbox().wait(10 * 60_000);
    expect(await cancel(reference)).toMatchObject({ status: 409, code: 'payment.withdrawal' });
    expect(await balanceOf()).toBe(900);
  });

  it('are for formal members', async () => {
    expect(await withdraw({ cardId: '1' }, who('trial'))).toMatchObject({ status: 403, code: 'free_reject' });
    expect(await withdraw({ cardId: '1' }, who('special'))).toMatchObject({ status: 403, code: 'account.permission' });
  });
});
