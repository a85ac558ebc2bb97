import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { contractAnswers } from '#tests/support/contractAnswers.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { AgentIncome } from './AgentIncome.tsx';

const show = (parts: boolean) =>
  renderWithSite(<AgentIncome parts={parts} />, {
    mode: 'preview',
    visitor: sampleVisitor.agent,
    answers: { agentIncome: contractAnswers.agentIncome() },
  });

it('shows the results of this month and the one before, by kind, in the platform’s words where ours have none', async () => {
  show(true);
  const current = await screen.findByRole('article', { name: 'This month to date' });
  expect(current).toHaveTextContent('1,197.31Rebate on your own bets0.00Rebate from your team’s bets1,062.95Daily salary134.36');
  expect(screen.getByRole('article', { name: 'Last month' })).toHaveTextContent('20.00Class bonus20.00');
});

it('shows only the totals where the merchant wants no more', async () => {
  show(false);
  expect(await screen.findByRole('article', { name: 'This month to date' })).not.toHaveTextContent('Rebate');
});
