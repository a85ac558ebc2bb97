import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MenuEntry } from '#schemas/declare/pages/menuEntries.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { MemberMenu } from '#src/blocks/MemberMenu/MemberMenu.tsx';
import { RightMenu } from '#src/blocks/RightMenu/RightMenu.tsx';
import { openMenus } from './support/openMenus.ts';
import { playPopovers } from './support/playPopovers.ts';
import { type SiteSetting, renderWithSite } from './support/renderWithSite.tsx';

const entries: MenuEntry[] = ['mall', 'transactions', 'security'];
const deposit = ['Deposit', '/m/voucherCenter'];
const shown = [
  ['Points mall', '/m/mall/mallHome'],
  ['Security centre', '/m/securityCenter'],
];
const asMember = { mode: 'preview', visitor: sampleVisitor.member } as const;
const asAgent = { mode: 'preview', visitor: sampleVisitor.agent } as const;
/** Renders a menu, and opens it. */
function renderOpen(menu: ReactNode, setting: SiteSetting) {
  const rendered = renderWithSite(menu, setting);
  openMenus(rendered.container);
  return rendered;
}

/** All links but the close link of a menu in browsers without popovers. */
const links = async () => {
  const menu = within(screen.getByRole('navigation', { name: 'Member menu', hidden: true }));
  const found = await menu.findAllByRole('link', { hidden: true });
  return found.map((link) => [link.textContent, link.getAttribute('href')]).filter(([, href]) => href !== '#content');
};

beforeEach(playPopovers);

describe.each([
  { name: 'the member’s pop-up', menu: <MemberMenu entries={entries} />, all: [deposit, ...shown] },
  {
    name: 'the right menu',
    menu: <RightMenu entries={entries} app social />,
    all: [['My account', '/m/myAccount/index'], deposit, ['Withdraw', '/m/withdraw'], ...shown, ['Get the app', '/m/app']],
  },
])('$name', ({ menu, all }) => {
  it('lists what the switches show, in the layout’s order', async () => {
    renderOpen(menu, { ...asMember, release: { '/switches/PTSYS3': '1', '/switches/TRANSREC3': '0' } });
    expect(await links()).toEqual(all);
  });

  it('leads where the merchant says, by the switch that the merchant names', async () => {
    const release = { '/template/behaviour/menus/mall': { path: '/m/mall/points', switch: '' } };
    renderOpen(menu, { ...asMember, release });
    expect(await links()).toContainEqual(['Points mall', '/m/mall/points']);
  });

  it('refuses a trial account the deposit, and says why', async () => {
    const { store } = renderOpen(menu, { mode: 'preview', visitor: sampleVisitor.trial });
    await userEvent.click(screen.getByRole('button', { name: 'Deposit', hidden: true }));
    expect(store.getState().toasts).toMatchObject([{ text: expect.stringMatching('full members'), length: 'reject' }]);
  });

  it('is empty until it is opened for the first time', async () => {
    const { container } = renderWithSite(menu, asMember);
    expect(screen.queryByRole('button', { name: 'Log out', hidden: true })).toBeNull();
    openMenus(container);
    expect(screen.getByRole('button', { name: 'Log out', hidden: true })).toBeInTheDocument();
  });

  it('asks before signing out', async () => {
    const { store } = renderOpen(menu, asMember);
    await userEvent.click(screen.getByRole('button', { name: 'Log out', hidden: true }));
    expect(store.getState().overlay).toBe('logout');
  });
});

it.each<[MenuEntry, string, string, string]>([
  ['teamOverview', 'AGEPAG', 'Team overview', '/m/agent/team/overview'],
  ['teamMembers', 'DOWNMAN', 'Team members', '/m/member/team'],
  ['teamBets', 'TEAMBETTING3', 'Team bets', '/m/teamBetting'],
  ['teamRebate', 'GAMSER', 'Team rebate', '/m/member/teamRebate'],
  ['agentRebate', 'AGEREBINC3', 'Rebate income', '/m/member/agent/agentRebeat'],
  ['inbox', 'MAILCEN', 'Inbox', '/m/webEmail'],
])('the entry %s is in a menu while its key %s is on', async (entry, key, text, path) => {
  const menu = <MemberMenu entries={[entry]} />;
  const { unmount } = renderOpen(menu, { ...asAgent, release: { [`/switches/${key}`]: '1' } });
  expect(await links()).toEqual([deposit, [text, path]]);
  unmount();
  renderOpen(menu, { ...asAgent, release: { [`/switches/${key}`]: '0' } });
  expect(await links()).toEqual([deposit]);
});

it('the way to the agent’s home is in a menu for agents only', async () => {
  const menu = <MemberMenu entries={['agentHome']} />;
  const { unmount } = renderOpen(menu, asAgent);
  expect(await links()).toEqual([deposit, ['Agent centre', '/m/agent']]);
  unmount();
  renderOpen(menu, asMember);
  expect(await links()).toEqual([deposit]);
});
