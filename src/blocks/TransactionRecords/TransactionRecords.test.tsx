import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Params } from '#schemas/declare/calls/declaredCalls.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { someMoves } from '#tests/support/recordAnswers.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import type { TransactionRecordsProps } from './block.ts';
import { TransactionRecords } from './TransactionRecords.tsx';

const transactions = (given: unknown) => someMoves(given as Params); // the block's parameters
const show = (search = '', types = ['D', 'W'], design: TransactionRecordsProps['design'] = 'cards') =>
  renderWithSite(<TransactionRecords types={types} totals design={design} />, {
    mode: 'preview',
    visitor: sampleVisitor.agent,
    path: '/m/transaction/record',
    search,
    answers: { transactions },
  });
const rows = async () => within(await screen.findByRole('list', { name: 'Transactions' })).getAllByRole('listitem');
const asked = ({ http }: ReturnType<typeof show>) => http.asked.at(-1)?.given;

describe('the transactions', () => {
  it('say what each was, how it is, and what all came to', async () => {
    show();
    const [first, , bet, bonus, , cancelled] = await rows();
    expect(first).toHaveTextContent(/^Feb 28, 2026Withdrawal8:00.PM.UTC−50\.00PendingBalance1,000\.00Transaction IDM1000$/);
    expect(bet).toHaveTextContent('Golden Koi');
    expect(bonus).toHaveTextContent(/^Bonus.*Rewards\+5\.00/);
    expect(cancelled).toHaveTextContent(/^Withdrawal.*−50\.00Cancelled/);
    expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent('In+587.50Out−275.00');
  });

  it('say the same in a table', async () => {
    show('', undefined, 'table');
    const table = within(await screen.findByRole('table'));
    const heads = ['Transaction type', 'Amount', 'Balance', 'Transaction ID'];
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(heads);
    expect(table.getAllByRole('row')[2]).toHaveTextContent(/^Withdrawal8:00.PM.UTC−50\.00Pending1,000\.00M1000$/);
  });

  it('are below the names of their days, once each, on further pages too', async () => {
    show();
    await rows();
    const days = () =>
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));
    expect(days()).toEqual(['Feb 28, 2026']);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await expect.poll(days).toEqual(['Feb 28, 2026', 'Feb 27, 2026']);
  });

  it('are short, and say the rest at a tap', async () => {
    show();
    const [first] = await rows();
    const rest = within(first ?? document.body).getByText('Transaction ID');
    expect(rest.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(within(first ?? document.body).getByText('Withdrawal'));
    expect(rest.closest('details')).toHaveAttribute('open');
  });

  it('pass the types of the address through as they are', async () => {
    const shown = show('?types=A');
    await rows();
    expect(asked(shown)).toMatchObject({ types: 'A' });
    expect(screen.getByRole('combobox', { name: 'Transaction type' })).toHaveDisplayValue('All transactions');
  });

  it('show a type that is not among the choices by its code', async () => {
    const shown = show('?types=REBATE');
    await rows();
    expect(asked(shown)).toMatchObject({ types: 'REBATE' });
    expect(screen.getByRole('combobox', { name: 'Transaction type' })).toHaveDisplayValue('REBATE');
  });

  it('are narrowed by a choice, which the address keeps', async () => {
    const shown = show('?range=today');
    await rows();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Transaction type' }), 'Deposit');
    expect(shown.location().search).toBe('?range=today&types=D');
    await expect.poll(() => asked(shown)).toMatchObject({ types: 'D' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Transaction type' }), 'All transactions');
    expect(shown.location().search).toBe('?range=today');
  });

  it('leave the choice out where the merchant names no kinds', async () => {
    show('', []);
    await rows();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
