import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/visitor.ts';
import { playPopovers } from '#tests/support/playPopovers.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { MemberMenu } from './MemberMenu.tsx';

const menu = <MemberMenu entries={['mall', 'transactions', 'security']} />;
const links = async () =>
  (
    await within(screen.getByRole('navigation', { name: 'Member menu', hidden: true })).findAllByRole('link', { hidden: true })
  ).map((link) => [link.textContent, link.getAttribute('href')]);
const asMember = { mode: 'preview', visitor: sampleVisitor.member } as const;

describe('the member’s pop-up', () => {
  beforeEach(playPopovers);

  it('lists what the switches show, in the layout’s order', async () => {
    renderWithSite(menu, {
      ...asMember,
      release: { '/switches/PTSYS3': '1', '/switches/TRANSREC3': '0' },
    });
    expect(await links()).toEqual([
      ['Deposit', '/m/voucherCenter'],
      ['Points mall', '/m/mall/mallHome'],
      ['Security centre', '/m/securityCenter'],
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
});
