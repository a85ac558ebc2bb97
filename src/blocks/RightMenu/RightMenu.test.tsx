import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/visitor.ts';
import { playPopovers } from '#tests/support/playPopovers.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { RightMenu } from './RightMenu.tsx';

const menu = <RightMenu entries={['mall', 'transactions', 'security']} app social />;
const links = async () =>
  (
    await within(screen.getByRole('navigation', { name: 'Member menu', hidden: true })).findAllByRole('link', { hidden: true })
  ).map((link) => [link.textContent, link.getAttribute('href')]);
const asMember = { mode: 'preview', visitor: sampleVisitor.member } as const;

describe('the right menu', () => {
  beforeEach(playPopovers);

  it('lists what the switches show, in the layout’s order', async () => {
    renderWithSite(menu, {
      ...asMember,
      release: { '/switches/PTSYS3': '1', '/switches/TRANSREC3': '0' },
    });
    expect(await links()).toEqual([
      ['My account', '/m/myAccount/index'],
      ['Deposit', '/m/voucherCenter'],
      ['Withdraw', '/m/withdraw'],
      ['Points mall', '/m/mall/mallHome'],
      ['Security centre', '/m/securityCenter'],
      ['Get the app', '/m/app'],
    ]);
  });

  it('leads where the merchant says, by the switch that the merchant names', async () => {
    renderWithSite(menu, {
      ...asMember,
      release: { '/template/behaviour/menus/mall': { path: '/m/mall/points', switch: '' } },
    });
    expect(await links()).toContainEqual(['Points mall', '/m/mall/points']);
  });

  it('refuses a trial account the deposit, and says why', async () => {
    const { store } = renderWithSite(menu, { mode: 'preview', visitor: sampleVisitor.trial });
    await userEvent.click(screen.getByRole('button', { name: 'Deposit', hidden: true }));
    expect(store.getState().toasts).toMatchObject([{ text: expect.stringMatching('trial'), length: 'reject' }]);
  });

  it('asks before signing out', async () => {
    const { store } = renderWithSite(menu, asMember);
    await userEvent.click(screen.getByRole('button', { name: 'Log out', hidden: true }));
    expect(store.getState().overlay).toBe('logout');
  });

  it.each([
    ['nickname', { nickname: 'Mira' }, 'Mira'],
    ['account, without a nickname', {}, 'mira88'],
  ])('is headed by the member’s %s', async (_what, more, name) => {
    renderWithSite(menu, { ...asMember, answers: { member: { id: 1, account: 'mira88', type: 0, ...more } } });
    expect(await screen.findByText(name)).toBeInTheDocument();
  });

  it('is headed by the logo while nobody knows the member', () => {
    renderWithSite(menu, asMember);
    expect(screen.getByText('Livery')).toBeInTheDocument();
  });
});
