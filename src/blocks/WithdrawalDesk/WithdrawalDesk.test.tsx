import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/lib/ApiError.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { card, cards, receipt, withdrawalFacts } from '#tests/support/paymentAnswers.ts';
import { amount, calls, password, press, sent, showWithdrawal } from '#tests/support/showWithdrawal.tsx';

const REVERSE = '/template/behaviour/responsible/reverseWithdrawals';

/** The steps of the path, with the open one marked. */
const path = () =>
  screen
    .queryAllByRole('heading', { name: /^\d\./ })
    .map((heading) => `${heading.textContent}${heading.closest('[aria-current=step]') ? ' *' : ''}`);

async function nameHolder(name: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Account holder name/ }), name);
  await press('Continue');
}

async function ask(typed: string, secret = '135790') {
  await userEvent.type(await amount(), typed);
  await userEvent.type(password(), secret);
  await press(/^Withdraw [\d.,]+$/);
}

describe('the withdrawal', () => {
  it('asks for the payment password first, and for nothing else until there is one', async () => {
    let isSet = false;
    const shown = showWithdrawal({
      hasPaymentPassword: () => isSet,
      setPaymentPassword: () => {
        isSet = true;
        return undefined;
      },
    });
    expect(await screen.findByRole('form', { name: 'Set a payment password' })).toBeVisible();
    expect(path()).toEqual(['1. Payment password *', '2. Account holder name', '3. Bank card', '4. Amount']);
    expect(calls(shown)).toEqual(['hasPaymentPassword']);
    await userEvent.type(password(), '135790');
    await userEvent.type(screen.getByLabelText(/^Confirm payment password/), '135790');
    await press('Save');
    expect(await amount()).toBeVisible();
    expect(path()).toEqual([
      '1. Payment password (Completed)',
      '2. Account holder name (Completed)',
      '3. Bank card (Completed)',
      '4. Amount *',
    ]);
    expect(screen.getByRole('heading', { name: '4. Amount' })).toHaveFocus();
    expect(sent(shown, 'setPaymentPassword')).toEqual([{ paymentPassword: '135790' }]);
  });

  it('asks for the account holder and a card next, and for its number with or without blanks', async () => {
    let list = cards();
    const shown = showWithdrawal({
      bankCards: () => list,
      addBankCard: () => {
        list = cards(card());
        return card();
      },
    });
    await nameHolder('Mia Heart');
    expect(path()[1]).toBe('2. Account holder name (Completed)');
    expect(screen.getByRole('heading', { name: '3. Bank card' })).toHaveFocus();
    await press('Change');
    await nameHolder('Mia Hart');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Bank/ }), 'Orchard Mutual');
    await userEvent.type(screen.getByRole('textbox', { name: /number/ }), '6222 0212 3456 7890');
    await press('Add card');
    expect(await amount()).toBeVisible();
    expect(sent(shown, 'addBankCard')).toEqual([{ bank: 'ORCHARD', payeeName: 'Mia Hart', number: '6222021234567890' }]);
    expect(screen.getByRole('radio', { name: /Orchard Mutual •••• 7890/ })).toBeChecked();
  });

  it('does not ask for an account holder whose name is fixed', async () => {
    showWithdrawal({ bankCards: { ...cards(), payeeName: 'M••• H•••' } });
    expect(await screen.findByRole('textbox', { name: /number/ })).toBeVisible();
    expect(path()[1]).toBe('2. Account holder name (Completed)');
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });

  it('is not a path for a member who has everything', async () => {
    showWithdrawal();
    await amount();
    expect(path()).toEqual([]);
    expect(screen.queryByText('Your first withdrawal')).toBeNull();
  });

  it('shows what can be withdrawn, asks once more, and gives a receipt', async () => {
    const shown = showWithdrawal();
    expect(await amount()).toHaveAccessibleDescription('20 to 3,000');
    await userEvent.click(screen.getByRole('radio', { name: /Two Rivers/ }));
    await ask('100');
    const question = await screen.findByRole('dialog', { name: 'Confirm this withdrawal?' });
    expect(question).toHaveTextContent('Two Rivers Bank •••• 1122');
    expect(question).toHaveTextContent('about 10 minutes.');
    expect(question).toHaveTextContent('FeeNo feeYou receive100.00');
    expect(question).toHaveTextContent('ArrivalAbout 10 minutes');
    expect(sent(shown, 'withdraw')).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Withdraw now' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Withdrawal pending' })).toHaveFocus());
    expect(sent(shown, 'withdraw')).toEqual([
      { amount: '100', cardId: '8', paymentPassword: '135790', requestId: expect.any(String) },
    ]);
  });

  it.each([
    ['', ['bankCards', 'addBankCard']],
    ['', ['withdraw']],
    ['?form=bankCard', ['addBankCard']],
    ['?form=paymentPassword', ['setPaymentPassword']],
  ])('at %s is not offered without %s, and asks nothing', async (search, missing) => {
    const { http } = showWithdrawal({}, search, missing);
    expect(screen.getByText('This is not available.')).toBeVisible();
    expect(http.asked).toEqual([]);
  });

  it('leads to no form that the platform does not have', async () => {
    showWithdrawal({}, '', ['addBankCard', 'setPaymentPassword']);
    await amount();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('has no way to a card where none can be added', async () => {
    showWithdrawal({ bankCards: cards() }, '', ['addBankCard']);
    expect(await screen.findByText('This is not available.')).toBeVisible();
  });

  it('does not call a balance unavailable that is on its way', async () => {
    showWithdrawal({ wallet: new Promise(() => undefined) });
    await amount();
    expect(screen.getByRole('img', { name: 'Loading' })).toHaveTextContent('******');
    expect(screen.queryByRole('img', { name: 'Balance unavailable' })).toBeNull();
  });

  it('fills in everything, as far as the limit', async () => {
    showWithdrawal({ wallet: { sumBalance: 5000 } });
    await press('Max');
    expect(await amount()).toHaveValue('3,000');
  });

  it.each([
    ['19.99', 'Minimum 20'],
    ['3000.01', 'Maximum 3,000'],
    ['1000.01', 'Insufficient balance.'],
  ])('of %s is not asked about', async (typed, fault) => {
    showWithdrawal();
    await screen.findByText('1,000.00');
    await ask(typed);
    expect(await amount()).toHaveAccessibleDescription(expect.stringContaining(fault));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('needs the payment password', async () => {
    showWithdrawal();
    await userEvent.type(await amount(), '100');
    await press('Withdraw 100');
    expect(password()).toHaveAccessibleDescription('This field is required');
    expect(password()).toHaveFocus();
  });

  it('says why the platform refused it', async () => {
    showWithdrawal({ withdraw: new ApiError('payment.passwordWrong', 403, '') });
    await ask('100', 'wrong');
    await press('Withdraw now');
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect payment password.');
  });

  it('that waits can be taken back', async () => {
    let facts = withdrawalFacts(receipt());
    const answers: FakeAnswers = {
      withdrawal: () => facts,
      cancelWithdrawal: () => {
        facts = withdrawalFacts();
        return receipt({ status: 'cancelled' });
      },
    };
    const shown = showWithdrawal(answers, '', [], { [REVERSE]: true });
    await press('Cancel the withdrawal of 100.00');
    const question = await screen.findByRole('dialog', { name: 'Cancel this withdrawal?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel withdrawal' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Pending withdrawals' })).toBeNull());
    expect(sent(shown, 'cancelWithdrawal')).toEqual([{ reference: 'W000000012' }]);
  });

  it.each([
    [1, 'is still to come', 1],
    [20, 'is over', 0],
  ])('that was asked for %d min ago says when it is expected, unless that %s', async (minutesAgo, _what, shown) => {
    const createdAt = new Date(Date.now() - minutesAgo * 60_000).toISOString();
    showWithdrawal({ withdrawal: { ...withdrawalFacts(receipt({ createdAt })), takesMinutes: 10 } });
    expect(await screen.findByRole('heading', { name: 'Pending withdrawals' })).toBeVisible();
    expect(screen.queryAllByText(/^Expected by .* UTC$/)).toHaveLength(shown);
  });

  it('that waits stays out where the merchant lets none be reversed', async () => {
    showWithdrawal({ withdrawal: withdrawalFacts(receipt()) }, '', [], { [REVERSE]: false });
    expect(await screen.findByRole('heading', { name: 'Pending withdrawals' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cancel the withdrawal/ })).toBeNull();
    await ask('100');
    expect(await screen.findByRole('dialog')).not.toHaveTextContent('cancel the withdrawal');
  });

  it('can be tried again when its limits could not be had', async () => {
    const { http } = showWithdrawal({ withdrawal: new ApiError('http.503', 503, '') });
    await screen.findByRole('button', { name: 'Try again' });
    http.answer({ withdrawal: withdrawalFacts() });
    await press('Try again');
    expect(await amount()).toBeVisible();
  });
});
