import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { BalanceLine } from '#src/features/payment/BalanceLine.tsx';
import { ApiError } from '#src/lib/ApiError.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { methods, payable, receipt } from '#tests/support/paymentAnswers.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { DepositDesk } from './DepositDesk.tsx';

const FIRST_MS = 3000;
const waiting = payable.account;
const done = receipt({ status: 'done', reference: waiting.reference, amount: 100, balance: 200 });

const show = (answers: FakeAnswers = {}, release: Readonly<Record<string, unknown>> = {}) =>
  renderWithSite(
    <>
      <BalanceLine label="Of the header" />
      <DepositDesk quickAmounts advice design="amount" />
    </>,
    {
      mode: 'preview',
      visitor: sampleVisitor.member,
      release,
      answers: {
        depositMethods: { ...methods, waiting: [waiting] },
        wallet: { sumBalance: 100 },
        deposit: waiting,
        depositStatus: waiting,
        ...answers,
      },
    },
  );
type Shown = ReturnType<typeof show>;
const asked = ({ http }: Shown, call: string) => http.asked.filter((one) => one.call === call).length;
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const goOn = () => press(/^Continue paying/);
const title = (name: string) => screen.findByRole('heading', { name });

describe('a deposit that is to be paid', () => {
  it('says how after it was asked for, and takes the focus', async () => {
    show({ depositMethods: methods });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Amount/ }), '100');
    await press(/^Deposit/);
    await press('Deposit now');
    expect(await title('Complete your payment')).toHaveFocus();
    expect(screen.getByRole('status', { name: 'Account number' })).toHaveTextContent('0000 0000 0000');
    expect(screen.getByRole('status', { name: 'Transfer note' })).toHaveTextContent(waiting.reference);
    expect(screen.getByText(/Include this note exactly/)).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Payment QR code' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Open payment page' })).toBeNull();
    expect(screen.getByText(/This page updates automatically/)).toBeVisible();
  });

  it('stands above the form as long as it is unpaid, and goes on from there', async () => {
    show();
    const list = await screen.findByRole('region', { name: 'Awaiting payment' });
    expect(list).toHaveTextContent('Bank transfer');
    await goOn();
    expect(await title('Complete your payment')).toBeVisible();
    await press('Choose another payment method');
    expect(await screen.findByRole('form', { name: 'Deposit' })).toHaveFocus();
  });

  it('copies what is to be typed elsewhere, whole', async () => {
    const user = userEvent.setup();
    show({ depositMethods: { ...methods, waiting: [payable.crypto] }, depositStatus: payable.crypto });
    await goOn();
    expect(await screen.findByText(/Send only on TRC20/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy: Wallet address' }));
    expect(await navigator.clipboard.readText()).toBe(payable.crypto.pay?.address);
    expect(screen.getByText('100.00 USDT')).toBeVisible();
  });

  it('opens the page of an e-wallet in a tab of its own, which cannot reach this one', async () => {
    show({ depositMethods: { ...methods, waiting: [payable.page] }, depositStatus: payable.page });
    await goOn();
    const link = await screen.findByRole('link', { name: 'Open payment page' });
    expect(link).toHaveAttribute('href', payable.page.pay?.url);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('shows the code of a scheme, and how to pay on the phone that shows it', async () => {
    show({ depositMethods: { ...methods, waiting: [payable.qr] }, depositStatus: payable.qr });
    await goOn();
    expect(await screen.findByRole('img', { name: 'Payment QR code' })).toBeVisible();
    expect(screen.getAllByText('VietQR')).not.toEqual([]);
    expect(screen.getByRole('button', { name: 'Save QR code' })).toBeVisible();
    expect(screen.getByText('Paying on this phone?').closest('details')).toHaveTextContent('Open your banking app');
  });

  it.each([
    ['expired', 'This payment has expired'],
    ['cancelled', 'Deposit cancelled'],
  ] as const)('that was %s says so, warns of paying it, and leads back to the form', async (status, heading) => {
    show({ depositStatus: receipt({ status, reference: waiting.reference }) });
    await goOn();
    expect(await title(heading)).toHaveFocus();
    expect(screen.getByText(/Do not use these payment details any more/)).toBeVisible();
    expect(document.querySelector('use[href$="#i-success"]')).toBeNull();
    await press('Start again');
    expect(await screen.findByRole('form', { name: 'Deposit' })).toHaveFocus();
  });

  it.each(['cancels', 'keeps'])('asks before it is cancelled, and %s it', async (answer) => {
    const cancelled = { ...waiting, status: 'cancelled' as const };
    const shown = show({ cancelDeposit: cancelled });
    await goOn();
    await press('Cancel deposit');
    const question = await screen.findByRole('dialog', { name: 'Cancel this deposit?' });
    expect(question).toHaveTextContent('If you have already paid, do not cancel.');
    shown.http.answer({ depositStatus: answer === 'cancels' ? cancelled : waiting });
    await userEvent.click(
      within(question).getByRole('button', { name: answer === 'cancels' ? 'Cancel deposit' : 'Keep my deposit' }),
    );
    expect(await title(answer === 'cancels' ? 'Deposit cancelled' : 'Complete your payment')).toBeVisible();
    expect(asked(shown, 'cancelDeposit')).toBe(answer === 'cancels' ? 1 : 0);
  });

  it('that was paid meanwhile is not cancelled, and says so', async () => {
    const shown = show({ cancelDeposit: new ApiError('payment.depositOver', 409, '') });
    await goOn();
    await press('Cancel deposit');
    shown.http.answer({ depositStatus: done });
    const question = await screen.findByRole('dialog', { name: 'Cancel this deposit?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel deposit' }));
    expect(await title('Deposit received')).toBeVisible();
  });

  it('cannot be cancelled where the platform has no call for it', async () => {
    show({}, { '/template/behaviour/platform/paths/cancelDeposit': '' });
    await goOn();
    expect(await title('Complete your payment')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel deposit' })).toBeNull();
  });

  it('is not followed where the platform cannot be asked', async () => {
    const shown = show({}, { '/template/behaviour/platform/paths/depositStatus': '' });
    await goOn();
    expect(await title('Complete your payment')).toBeVisible();
    expect(asked(shown, 'depositStatus')).toBe(0);
  });

  it('names the bank that was chosen', async () => {
    const banks = [
      { code: 'ORCHARD', name: 'Orchard Mutual' },
      { code: 'TWORIVERS', name: 'Two Rivers Bank' },
    ];
    const shown = show({ depositMethods: { methods: methods.methods.map((method) => ({ ...method, banks })) } });
    const choice = await screen.findByRole('group', { name: 'Your bank' });
    expect(within(choice).getByRole('radio', { name: /Orchard/ })).toBeChecked();
    await userEvent.click(within(choice).getByRole('radio', { name: /Two Rivers/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Amount/ }), '100');
    await press(/^Deposit/);
    await press('Deposit now');
    await title('Complete your payment');
    expect(shown.http.asked.find(({ call }) => call === 'deposit')?.given).toMatchObject({ bankCode: 'TWORIVERS' });
  });
});

describe('the state of a deposit', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const showPage = (visibility: 'visible' | 'hidden') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  afterEach(() => void vi.restoreAllMocks());

  it('becomes the receipt by itself, and the wallet is read again', async () => {
    const shown = show();
    await goOn();
    await title('Complete your payment');
    await waitFor(() => expect(asked(shown, 'depositStatus')).toBe(1));
    const wallets = asked(shown, 'wallet');
    shown.http.answer({ depositStatus: done });
    await pass(FIRST_MS);
    expect(await title('Deposit received')).toHaveFocus();
    expect(asked(shown, 'wallet')).toBeGreaterThan(wallets);
    const count = asked(shown, 'depositStatus');
    await pass(10 * FIRST_MS);
    expect(asked(shown, 'depositStatus')).toBe(count);
  });

  it('is polled at growing intervals, and not while the page is hidden', async () => {
    const shown = show();
    await goOn();
    await title('Complete your payment');
    await pass(60_000);
    const inFirstMinute = asked(shown, 'depositStatus');
    await pass(60_000);
    const inSecond = asked(shown, 'depositStatus') - inFirstMinute;
    expect([inFirstMinute > 5, inSecond > 0, inSecond < inFirstMinute / 2]).toEqual([true, true, true]);
    showPage('hidden');
    const before = asked(shown, 'depositStatus');
    await pass(120_000);
    expect(asked(shown, 'depositStatus')).toBe(before);
    showPage('visible');
    await waitFor(() => expect(asked(shown, 'depositStatus')).toBe(before + 1));
    await pass(FIRST_MS);
    expect(asked(shown, 'depositStatus')).toBe(before + 2);
  });

  it('is polled by one timer, also when the player comes back before an answer is here', async () => {
    const shown = show();
    await goOn();
    await title('Complete your payment');
    let answer = (): void => undefined;
    shown.http.answer({ depositStatus: new Promise((resolve) => (answer = () => resolve(waiting))) });
    await pass(FIRST_MS);
    showPage('hidden');
    showPage('visible');
    answer();
    shown.http.answer({ depositStatus: waiting });
    await pass(0);
    const before = asked(shown, 'depositStatus');
    await pass(1.3 * FIRST_MS); // the second interval
    expect(asked(shown, 'depositStatus')).toBe(before + 1);
  });

  it('that could not be read is said, and read again', async () => {
    const shown = show({ depositStatus: new ApiError('network', 0, '') });
    await goOn();
    expect(await screen.findByText(/could not be checked/)).toBeVisible();
    shown.http.answer({ depositStatus: done });
    await pass(FIRST_MS);
    expect(await title('Deposit received')).toBeVisible();
  });
});
