import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import type { Params } from '#schemas/declare/calls/declaredCalls.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { AgentHome } from '#src/blocks/AgentHome/AgentHome.tsx';
import { HomeHeader } from '#src/blocks/HomeHeader/HomeHeader.tsx';
import { MemberIdentity } from '#src/blocks/MemberIdentity/MemberIdentity.tsx';
import { TeamBets } from '#src/blocks/TeamBets/TeamBets.tsx';
import { TeamMembers } from '#src/blocks/TeamMembers/TeamMembers.tsx';
import { TeamProfit } from '#src/blocks/TeamProfit/TeamProfit.tsx';
import { TeamRebates } from '#src/blocks/TeamRebates/TeamRebates.tsx';
import { WinnerBoard } from '#src/blocks/WinnerBoard/WinnerBoard.tsx';
import { pageOf } from './support/recordAnswers.ts';
import { renderWithSite } from './support/renderWithSite.tsx';
import { memberAt } from './support/teamAnswers.ts';

const NUMBER = '84912345678';
const MASKED = '••••••••678';

const one = memberAt(0, { username: NUMBER, upline: NUMBER });
const sums = { betAmount: 4, winAmount: 2, netAmount: 2 };
const answers = {
  member: { id: 1, account: NUMBER, type: 1 },
  winners: [{ vo: { customerName: NUMBER, gameName: 'Koi', winAmount: 5 } }],
  subordinates: (given: unknown) => pageOf(1, given as Params, () => one),
  downlines: (given: unknown) => pageOf(1, given as Params, () => one),
  downline: { ...one, uplines: [{ memberId: 77, username: NUMBER }] },
  memberPnl: (given: unknown) => pageOf(1, given as Params, () => ({ memberId: 1, username: NUMBER, ...sums })),
  teamBets: (given: unknown) =>
    pageOf(1, given as Params, () => ({ betId: '1', username: NUMBER, betTime: '2026-02-28T09:15:00.000Z', ...sums })),
};

const { agent, member } = sampleVisitor;

it.each<[where: string, block: ReactElement, count: number, visitor?: typeof member, search?: string]>([
  ['the header', <HomeHeader key="" sticky balance={false} bell={false} member="page" />, 0],
  ['the member centre', <MemberIdentity key="" account label design="row" />, 1],
  ['the winners, and their copy', <WinnerBoard key="" limit={20} note restAfterMs={0} />, 2],
  ['an agent’s home', <AgentHome key="" links={[]} bar />, 1, agent],
  ['a team, with who is above each, and the path', <TeamMembers key="" move />, 4, agent, '?member=1'],
  ['rebates of a team', <TeamRebates key="" search />, 2, agent],
  ['bets of a team', <TeamBets key="" search />, 1, agent],
  ['profits of a team', <TeamProfit key="" search />, 1, agent],
])('%s: a phone number that stands for a name is masked', async (_where, block, count, visitor = member, search = '') => {
  const { container } = renderWithSite(block, { mode: 'preview', visitor, answers, search });
  if (count === 0) await screen.findByRole('link', { name: `My account: ${MASKED}` });
  else await waitFor(() => expect(screen.getAllByText(MASKED, { exact: false })).toHaveLength(count));
  expect(container.innerHTML).not.toContain(NUMBER);
});
