import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { bonus, methods, receipt } from '#tests/support/paymentAnswers.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import type { DepositDeskProps } from './block.ts';
import { DepositDesk } from './DepositDesk.tsx';

const done = receipt({ status: 'done', reference: 'D000000012', subject: 'voucher', amount: 20, balance: 120 });
const show = (
  answers: FakeAnswers = {},
  release: Readonly<Record<string, unknown>> = {},
  design: DepositDeskProps['design'] = 'amount',
) =>
  renderWithSite(<DepositDesk quickAmounts advice design={design} />, {
    mode: 'preview',
    visitor: sampleVisitor.member,
    release,
    answers: { depositMethods: methods, wallet: { sumBalance: 100 }, deposit: done, ...answers },
  });
const amount = () => screen.findByRole('textbox', { name: /^Amount/ });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sent = ({ http }: ReturnType<typeof show>) => http.asked.filter(({ call }) => call === 'deposit').map(({ given }) => given);

const facts = (place: HTMLElement) =>
  Object.fromEntries(
    within(place)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

async function ask(typed: string) {
  await userEvent.type(await amount(), typed);
  await press(/^Deposit/);
}

describe('the deposit', () => {
  it('is marked as play money, and shows the limits of each way before anything is typed', async () => {
    show();
    expect(await screen.findByRole('note')).toHaveTextContent('Demo money. No real money is paid in or out');
    expect(screen.getByRole('radio', { name: 'Bank transfer 50 to 5,000' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Voucher Instant Fee 1% + 1 5 to 200 With its code' })).not.toBeChecked();
    expect(await amount()).toHaveAccessibleDescription('50 to 5,000');
  });

  it('asks once more, moves the money, and gives a receipt', async () => {
    const shown = show();
    await userEvent.click(await screen.findByRole('radio', { name: /Voucher/ }));
    await ask('20');
    const question = await screen.findByRole('dialog', { name: 'Confirm this deposit?' });
    expect(question).toHaveTextContent('20.00');
    expect(question).toHaveTextContent('No real payment is made.');
    expect(facts(question)).toEqual({
      Amount: '20.00',
      Fee: '−1.20',
      'Added to your balance': '18.80',
      'Payment method': 'Voucher',
      Arrival: 'Instant',
    });
    expect(sent(shown)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Deposit now' }));
    const title = await screen.findByRole('heading', { name: 'Deposit received' });
    expect(title).toHaveFocus();
    expect(screen.getByText('D000000012')).toBeVisible();
    expect(sent(shown)).toEqual([{ methodId: 'voucher', amount: '20', requestId: expect.any(String) }]);
    expect(shown.http.asked.filter(({ call }) => call === 'wallet').length).toBeGreaterThan(1);
    await press('Make another deposit');
    expect(await amount()).toHaveValue('');
    expect(screen.getByRole('form', { name: 'Deposit' })).toHaveFocus();
  });

  it.each(['depositMethods', 'deposit'])('is not offered where the platform has no call %s', (call) => {
    const { http } = show({}, { [`/template/behaviour/platform/paths/${call}`]: '' });
    expect(screen.getByText('This is not available.')).toBeVisible();
    expect(http.asked).toEqual([]);
  });

  it.each([
    ['amount', ['textbox', 'radio']],
    ['methods', ['radio', 'textbox']],
  ] as const)('by the design %s has its parts in another order, and the same errors', async (design, order) => {
    show({}, {}, design);
    await ask('4');
    const parts = [await amount(), screen.getByRole('radio', { name: /^Bank transfer/ })];
    parts.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    expect(parts.map((part) => (part.getAttribute('type') === 'radio' ? 'radio' : 'textbox'))).toEqual(order);
    expect(await amount()).toHaveAccessibleDescription(expect.stringContaining('Minimum 50'));
    expect(await amount()).toHaveFocus();
    expect(screen.getByRole('button', { name: '500' })).toBeVisible();
  });

  it('says nothing of fee, arrival and what is left where the platform does not', async () => {
    show();
    await ask('60');
    expect(facts(await screen.findByRole('dialog'))).toEqual({ Amount: '60.00', 'Payment method': 'Bank transfer' });
  });

  it('names the amount on its button, in the reader’s notation', async () => {
    show();
    await userEvent.type(await amount(), '1500');
    expect(screen.getByRole('button', { name: 'Deposit 1,500' })).toBeVisible();
    await userEvent.tab();
    expect(await amount()).toHaveValue('1,500');
    await userEvent.clear(await amount());
    expect(screen.getByRole('button', { name: 'Deposit' })).toBeVisible();
  });

  it('adds a bonus if the member chooses it, and shows its terms and its amount', async () => {
    const shown = show({ depositMethods: { ...methods, bonus } });
    const choice = await screen.findByRole('switch', { name: 'Daily bonus' });
    expect(choice).not.toBeChecked();
    expect(choice).toHaveAccessibleDescription('Deposit 80 or more and get 10% extra, up to 100. Once a day.');
    await userEvent.click(choice);
    expect(await amount()).toHaveAccessibleDescription('80 to 5,000');
    await ask('79');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.clear(await amount());
    await ask('90');
    expect(facts(await screen.findByRole('dialog'))).toMatchObject({ Amount: '90.00', Bonus: '+9.00' });
    await press('Deposit now');
    await screen.findByRole('heading', { name: 'Deposit received' });
    expect(sent(shown)).toMatchObject([{ amount: '90', bonusId: 'daily' }]);
  });

  it('offers no bonus with a method that takes less than it needs', async () => {
    show({ depositMethods: { ...methods, bonus: { ...bonus, minimum: 201 } } });
    await userEvent.click(await screen.findByRole('radio', { name: /Voucher/ }));
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('fills an amount in by one press', async () => {
    show();
    await press('500');
    expect(await amount()).toHaveValue('500');
    expect(screen.getByRole('button', { name: '500' })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    ['', 'Enter an amount'],
    ['ten', 'Enter an amount such as 100 or 99.50'],
    ['49.99', 'Minimum 50'],
    ['5000.01', 'Maximum 5,000'],
  ])('of "%s" is not asked about', async (typed, fault) => {
    show();
    if (typed !== '') await userEvent.type(await amount(), typed);
    await press(/^Deposit/);
    expect(await amount()).toHaveAccessibleDescription(expect.stringContaining(fault));
    expect(await amount()).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that got lost is sent again under the same number, and another wish under another', async () => {
    const shown = show({ deposit: new ApiError('network', 0, '') });
    await ask('60');
    await press('Deposit now');
    expect(await screen.findByRole('alert')).toBeVisible();
    await press('Deposit now');
    await waitFor(() => expect(sent(shown)).toHaveLength(2));
    await press('Cancel');
    await userEvent.type(await amount(), '0');
    await press('Deposit 600');
    shown.http.answer({ deposit: done });
    await press('Deposit now');
    await screen.findByRole('heading', { name: 'Deposit received' });
    const numbers = sent(shown).map((given) => (given as { requestId: string }).requestId);
    expect(numbers[1]).toBe(numbers[0]);
    expect(numbers[2]).not.toBe(numbers[0]);
  });

  it('says why the platform refused it', async () => {
    show({ deposit: new ApiError('payment.method', 404, '') });
    await ask('60');
    await press('Deposit now');
    expect(await screen.findByRole('alert')).toHaveTextContent('This payment method is not available.');
  });

  it('says when no way is open, and leads on', async () => {
    show({ depositMethods: { methods: [] } });
    expect(await screen.findByText(/No payment method is available/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the lobby' })).toHaveAttribute('href', '/m/home');
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('can be tried again when the ways could not be had', async () => {
    const { http } = show({ depositMethods: new ApiError('http.503', 503, '') });
    await screen.findByRole('button', { name: 'Try again' });
    http.answer({ depositMethods: methods });
    await press('Try again');
    expect(await amount()).toBeVisible();
  });
});
