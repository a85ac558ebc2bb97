import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { contractAnswers, contractOf } from '#tests/support/contractAnswers.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { HourContract } from '../HourContract/HourContract.tsx';
import { DividendContract } from './DividendContract.tsx';

const kinds = [
  ['dividends', <DividendContract key="1" others />, 'dividendProcess', 'd2'],
  ['an hourly salary', <HourContract key="2" others />, 'hourProcess', 'h1'],
] as const;

describe.each(kinds)('the contract for %s', (_kind, block, call, contractId) => {
  const show = (answers: FakeAnswers = {}) =>
    renderWithSite(block, {
      mode: 'preview',
      visitor: sampleVisitor.agent,
      answers: { ...(contractAnswers as unknown as FakeAnswers), ...answers }, // functions of the request
    });

  it('is accepted by a call of its own', async () => {
    const user = userEvent.setup();
    const { http } = show({ [call]: contractOf(contractId, 'active') });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accept' }));
    await expect.poll(() => http.asked.find((one) => one.call === call)?.given).toEqual({ contractId, accept: true });
  });

  it('says when there is none', async () => {
    show({ contracts: {}, hourContract: {} });
    expect(await screen.findByText('No active contract.')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
