import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { card, cards, receipt, withdrawalFacts } from '#tests/support/paymentAnswers.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { WithdrawalDesk } from './WithdrawalDesk.tsx';

const REVERSE = '/template/behaviour/responsible/reverseWithdrawals';

const show = (
  answers: FakeAnswers = {},
  search = '',
  missing: readonly string[] = [],
  release: Readonly<Record<string, unknown>> = {},
) =>
  renderWithSite(<WithdrawalDesk wholeBalance waiting />, {
    mode: 'preview',
    visitor: sampleVisitor.member,
    path: '/m/withdraw',
    search,
    release: { '/template/behaviour/platform/paths': Object.fromEntries(missing.map((call) => [call, ''])), ...release },
    answers: {
      hasPaymentPassword: true,
      withdrawal: { ...withdrawalFacts(), fee: {} },
      bankCards: cards(card(), card({ id: '8', bankName: 'Two Rivers Bank', number: '•••• 1122' })),
      wallet: { sumBalance: 1000 },
      withdraw: receipt(),
      ...answers,
    },
  });
type Shown = ReturnType<typeof show>;
const amount = () => screen.findByRole('textbox', { name: /^Amount/ });
const password = () => screen.getByLabelText(/^Payment password/);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sent = ({ http }: Shown, call: string) => http.asked.filter((asked) => asked.call === call).map(({ given }) => given);
const calls = ({ http }: Shown) => http.asked.map(({ call }) => call);

/** The steps of the path, the open one marked. */
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
    const shown = show({
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
    const shown = show({
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
    show({ bankCards: { ...cards(), payeeName: 'M••• H•••' } });
    expect(await screen.findByRole('textbox', { name: /number/ })).toBeVisible();
    expect(path()[1]).toBe('2. Account holder name (Completed)');
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });

  it('is no path for a member who has everything', async () => {
    show();
    await amount();
    expect(path()).toEqual([]);
    expect(screen.queryByText('Your first withdrawal')).toBeNull();
  });

  it('shows what can be withdrawn, asks once more, and gives a receipt', async () => {
    const shown = show();
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
    expect(await screen.findByRole('heading', { name: 'Withdrawal pending' })).toHaveFocus();
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
    const { http } = show({}, search, missing);
    expect(screen.getByText('This is not available.')).toBeVisible();
    expect(http.asked).toEqual([]);
  });

  it('leads to no form that the platform does not have', async () => {
    show({}, '', ['addBankCard', 'setPaymentPassword']);
    await amount();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('has no way to a card where none can be added', async () => {
    show({ bankCards: cards() }, '', ['addBankCard']);
    expect(await screen.findByText('This is not available.')).toBeVisible();
  });

  it('does not call a balance unavailable that is on its way', async () => {
    show({ wallet: new Promise(() => undefined) });
    await amount();
    expect(screen.getByRole('img', { name: 'Loading' })).toHaveTextContent('******');
    expect(screen.queryByRole('img', { name: 'Balance unavailable' })).toBeNull();
  });

  it('fills in everything, as far as the limit', async () => {
    show({ wallet: { sumBalance: 5000 } });
    await press('Max');
    expect(await amount()).toHaveValue('3,000');
  });

  it.each([
    ['19.99', 'Minimum 20'],
    ['3000.01', 'Maximum 3,000'],
    ['1000.01', 'Insufficient balance.'],
  ])('of %s is not asked about', async (typed, fault) => {
    show();
    await screen.findByText('1,000.00');
    await ask(typed);
    expect(await amount()).toHaveAccessibleDescription(expect.stringContaining(fault));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('needs the payment password', async () => {
    show();
    await userEvent.type(await amount(), '100');
    await press('Withdraw 100');
    expect(password()).toHaveAccessibleDescription('This field is required');
    expect(password()).toHaveFocus();
  });

  it('says why the platform refused it', async () => {
    show({ withdraw: new ApiError('payment.passwordWrong', 403, '') });
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
    const shown = show(answers, '', [], { [REVERSE]: true });
    await press('Cancel the withdrawal of 100.00');
    const question = await screen.findByRole('dialog', { name: 'Cancel this withdrawal?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel withdrawal' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Pending withdrawals' })).toBeNull());
    expect(sent(shown, 'cancelWithdrawal')).toEqual([{ reference: 'W000000012' }]);
  });

  it('that waits stays out where the merchant lets none be reversed', async () => {
    show({ withdrawal: withdrawalFacts(receipt()) }, '', [], { [REVERSE]: false });
    expect(await screen.findByRole('heading', { name: 'Pending withdrawals' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cancel the withdrawal/ })).toBeNull();
    await ask('100');
    expect(await screen.findByRole('dialog')).not.toHaveTextContent('cancel the withdrawal');
  });

  it('can be tried again when its limits could not be had', async () => {
    const { http } = show({ withdrawal: new ApiError('http.503', 503, '') });
    await screen.findByRole('button', { name: 'Try again' });
    http.answer({ withdrawal: withdrawalFacts() });
    await press('Try again');
    expect(await amount()).toBeVisible();
  });
});

describe('the form of the payment password', () => {
  const open = (answers: FakeAnswers) => show(answers, '?form=paymentPassword');
  const fresh = () => screen.getByLabelText(/^New payment password/);
  const confirm = () => screen.getByLabelText(/^Confirm payment password/);

  it('changes it with the old one, and leads back to the withdrawal', async () => {
    const shown = open({ setPaymentPassword: undefined });
    await userEvent.type(await screen.findByLabelText(/^Current payment password/), '135790');
    await userEvent.type(fresh(), '246801');
    await userEvent.type(confirm(), '246801');
    await press('Save');
    await waitFor(() => expect(shown.location().search).toBe(''));
    expect(shown.location().pathname).toBe('/m/withdraw');
    expect(sent(shown, 'setPaymentPassword')).toEqual([{ paymentPassword: '246801', oldPaymentPassword: '135790' }]);
  });

  it('that was set at its own address is not asked for once more by the withdrawal', async () => {
    const answers: (() => void)[] = [];
    let isSet = false;
    show(
      {
        setPaymentPassword: () => {
          isSet = true;
          return undefined;
        },
        hasPaymentPassword: () => (isSet ? (new Promise((resolve) => answers.push(() => resolve(true))) as never) : false),
      },
      '?form=paymentPassword',
    );
    await userEvent.type(await screen.findByLabelText(/^Payment password/), '135790');
    await userEvent.type(confirm(), '135790');
    await press('Save');
    expect(await amount()).toBeVisible();
  });

  it('says at the field that the old one is wrong', async () => {
    open({ setPaymentPassword: new ApiError('payment.passwordWrong', 403, '') });
    const old = await screen.findByLabelText(/^Current payment password/);
    await userEvent.type(old, '000000');
    await userEvent.type(fresh(), '246801');
    await userEvent.type(confirm(), '246801');
    await press('Save');
    await waitFor(() => expect(old).toHaveAccessibleDescription('Incorrect payment password.'));
  });

  it('replaces a forgotten one for who knows the password of the login', async () => {
    const shown = open({ resetPaymentPassword: new ApiError('password.oldWrong', 403, '') });
    await press('Forgot your payment password?');
    const own = await screen.findByLabelText(/^Login password/);
    await userEvent.type(own, 'guess');
    await userEvent.type(fresh(), '246801');
    await userEvent.type(confirm(), '246801');
    await press('Save');
    await waitFor(() => expect(own).toHaveAccessibleDescription('Incorrect login password'));
    shown.http.answer({ resetPaymentPassword: undefined });
    await userEvent.type(own, 'ed right');
    await press('Save');
    await waitFor(() => expect(shown.location().search).toBe(''));
    expect(sent(shown, 'resetPaymentPassword').at(-1)).toEqual({ password: 'guessed right', paymentPassword: '246801' });
  });

  it('keeps the rules of the register form', async () => {
    const shown = open({ hasPaymentPassword: false });
    await userEvent.type(await screen.findByLabelText(/^Payment password/), 'abc');
    await press('Save');
    await waitFor(() => expect(password()).toHaveAccessibleDescription(expect.stringContaining('Use digits only')));
    expect(sent(shown, 'setPaymentPassword')).toEqual([]);
  });
});

describe('the form of bank cards', () => {
  const open = (answers: FakeAnswers) => show(answers, '?form=bankCard');

  it('warns of real cards where money is played', async () => {
    open({});
    expect(await screen.findByRole('note')).toHaveTextContent('never a real card number');
  });

  it('does not ask for a payee that is fixed', async () => {
    const shown = open({ bankCards: { ...cards(card()), payeeName: 'M••• H•••' }, addBankCard: card() });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Bank/ }), 'Two Rivers Bank');
    expect(screen.queryByRole('textbox', { name: /Account holder name/ })).toBeNull();
    expect(screen.getByText('M••• H•••')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /number/ }), '12345678');
    await press('Add card');
    await waitFor(() => expect(sent(shown, 'addBankCard')).toEqual([{ bank: 'TWORIVERS', number: '12345678' }]));
  });

  it('takes 8 to 24 digits, and a bank', async () => {
    const shown = open({});
    await userEvent.type(await screen.findByRole('textbox', { name: /number/ }), '1234567');
    await press('Add card');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /number/ })).toHaveAccessibleDescription('Enter 8 to 24 digits'),
    );
    expect(screen.getByRole('combobox', { name: /^Bank/ })).toHaveAccessibleDescription('This field is required');
    expect(sent(shown, 'addBankCard')).toEqual([]);
  });
});
