import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/lib/ApiError.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { card, cards } from '#tests/support/paymentAnswers.ts';
import { amount, password, press, sent, showWithdrawal } from '#tests/support/showWithdrawal.tsx';

describe('the form of the payment password', () => {
  const open = (answers: FakeAnswers) => showWithdrawal(answers, '?form=paymentPassword');
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
    showWithdrawal(
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
    expect(screen.getByText(/^Confirm your identity with your login password/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'I know my current payment password' })).toBeVisible();
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
  const open = (answers: FakeAnswers) => showWithdrawal(answers, '?form=bankCard');

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
