import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Params } from '#schemas/declare/calls/declaredCalls.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { someMembers, teamMember } from '#tests/support/teamAnswers.ts';
import { TeamMembers } from './TeamMembers.tsx';

// the block's parameters
const members = (given: unknown) => someMembers(given as Params);
const answers = {
  subordinates: members,
  downlines: members,
  downline: (given: unknown) => teamMember(given as Params),
  transferDownline: undefined,
  transferDownlines: undefined,
};
const show = (setting: Parameters<typeof renderWithSite>[1] = {}) =>
  renderWithSite(<TeamMembers move />, {
    mode: 'preview',
    visitor: sampleVisitor.agent,
    path: '/m/member/team',
    answers,
    ...setting,
  });
const rows = async () => within(await screen.findByRole('list', { name: 'Team members' })).getAllByRole('listitem');
const sent = ({ asked }: { readonly asked: readonly { readonly call: string; readonly given: unknown }[] }, call: string) =>
  asked.filter((one) => one.call === call).map(({ given }) => given);

async function selectTwo() {
  const user = userEvent.setup();
  await rows();
  await user.click(screen.getByRole('button', { name: 'Select members' }));
  await user.click(screen.getByRole('checkbox', { name: 'member0' }));
  await user.click(screen.getByRole('checkbox', { name: 'member1' }));
  expect(screen.getByText('2 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Move members' })) };
}

describe('the team members', () => {
  it('begin right below the agent, each with what is known', async () => {
    const { http } = show();
    const [first, second] = await rows();
    expect(first).toHaveTextContent(/member0.*Member 0 · under demoagent.*Online.*Agent.*Rebate3%.*Downline4/);
    expect(second).toHaveTextContent(/Last loginNot recently/);
    expect(http.asked[0]).toEqual({ call: 'subordinates', given: { pageNo: 1, pageSize: 20 } });
    expect(screen.getByText('20 of 24')).toBeVisible();
  });

  it('lead down a level and up again', async () => {
    const { http, location } = show();
    await rows();
    await userEvent.click(screen.getByRole('link', { name: 'Show team of member0' }));
    expect(location().search).toBe('?member=1');
    const path = within(await screen.findByRole('navigation', { name: 'Position in the team' }));
    expect(await path.findByRole('link', { name: 'between' })).toHaveAttribute('href', '/m/member/team?member=77');
    expect(path.getByText('member0')).toBeVisible();
    expect(sent(http, 'subordinates').at(-1)).toMatchObject({ parentId: 1 });
    await userEvent.click(path.getByRole('link', { name: 'Your team' }));
    expect(location().search).toBe('');
  });

  it('are found by name on every level', async () => {
    const { http } = show({ release: { '/template/behaviour/timings/searchPauseMs': 50 } });
    await rows();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'orl{Enter}');
    await expect.poll(() => sent(http, 'downlines').at(-1)).toMatchObject({ username: 'orl', pageNo: 1 });
    http.answer({ downlines: { list: [], totalCount: 0 } });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'x');
    expect(await screen.findByText('No member name contains “orlx”.')).toBeVisible();
  });

  it('that were found by name lead down to their own team, and the way back to what was found', async () => {
    const { http, location } = show({ search: '?username=member' });
    await rows();
    expect(sent(http, 'downlines').at(-1)).toMatchObject({ username: 'member' });
    expect(screen.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('member');
    await userEvent.click(screen.getByRole('link', { name: 'Show team of member0' }));
    expect(location().search).toBe('?member=1');
    await expect.poll(() => sent(http, 'subordinates').at(-1)).toMatchObject({ parentId: 1 });
    expect(screen.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('');
  });

  it('offer no hidden member as the one above', async () => {
    show();
    const { user, dialog } = await selectTwo();
    await user.click(await dialog.findByRole('radio', { name: /member3/ }));
    expect(dialog.getByRole('button', { name: 'Move' })).toBeEnabled();
    await user.type(dialog.getByRole('searchbox', { name: 'Search by name' }), 'orl{Enter}');
    await expect.poll(() => dialog.getByRole('button', { name: 'Move' })).toBeDisabled();
  });

  it('are moved together below another agent, and listed again', async () => {
    const { http, store } = show();
    const { user, dialog } = await selectTwo();
    expect(dialog.getByText('member0, member1')).toBeVisible();
    expect(dialog.queryByRole('radio', { name: /member0/ })).toBeNull();
    await user.click(await dialog.findByRole('radio', { name: /member3/ }));
    const before = sent(http, 'subordinates').length;
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await expect.poll(() => sent(http, 'transferDownlines')).toEqual([{ memberIds: [1, 2], targetId: 4 }]);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(store.getState().toasts).toMatchObject([{ kind: 'success', text: 'Moved' }]);
    expect(sent(http, 'subordinates').length).toBeGreaterThan(before);
    expect(screen.getByRole('button', { name: 'Select members' })).toBeVisible();
  });

  it('say why they were not moved, and stay selected', async () => {
    show({ answers: { ...answers, transferDownlines: new ApiError('downline.circle', 409, '') } });
    const { user, dialog } = await selectTwo();
    await user.click(dialog.getByRole('radio', { name: 'Directly below you' }));
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('cannot be moved below their own team');
    expect(screen.getByText('2 selected')).toBeInTheDocument();
  });

  it('send one alone by the call for one', async () => {
    const { http } = show();
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Select members' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'member1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Directly below you' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await expect.poll(() => sent(http, 'transferDownline')).toEqual([{ memberId: 2 }]);
  });

  it('cannot be moved where the platform does not move', async () => {
    const paths = '/template/behaviour/platform/paths';
    show({ release: { [`${paths}/transferDownline`]: '', [`${paths}/transferDownlines`]: '' } });
    await rows();
    expect(screen.queryByRole('button', { name: 'Select members' })).toBeNull();
  });

  it('show an agent without a team what to do', async () => {
    show({ answers: { ...answers, subordinates: { list: [], totalCount: 0 } } });
    expect(await screen.findByRole('link', { name: 'Open account' })).toHaveAttribute('href', '/m/agentRegister');
  });
});
