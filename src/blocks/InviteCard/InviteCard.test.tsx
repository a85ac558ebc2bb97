import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { InviteCard } from './InviteCard.tsx';

const member = { id: 1, account: 'mira', type: 0, affiliateCode: 'MIRA 7' };
const show = (answers: FakeAnswers = { member }, release: Readonly<Record<string, unknown>> = {}) =>
  renderWithSite(<InviteCard qr steps friends />, { mode: 'preview', visitor: sampleVisitor.member, answers, release });
const link = () => `${location.origin}/m/register?affiliateCode=MIRA%207`;

describe('the page of invitations', () => {
  afterEach(() => vi.restoreAllMocks());

  it('shows the member’s own link and code, and the link as a picture', async () => {
    show();
    expect(await screen.findByRole('status', { name: 'Your invitation link' })).toHaveTextContent(link());
    expect(screen.getByRole('status', { name: 'Your invitation code' })).toHaveTextContent('MIRA 7');
    expect(await screen.findByRole('img', { name: 'QR code of your invitation link' })).toBeVisible();
  });

  it.each(['REFERRAL', 'USERNAMEREG3'])('promises nothing while %s is off', (name) => {
    show({ member }, { [`/switches/${name}`]: '0' });
    expect(screen.getByText('This is not available.')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('copies the link and says so', async () => {
    const user = userEvent.setup();
    const { store } = show();
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(link());
    expect(store.getState().toasts).toMatchObject([{ kind: 'success', text: 'Copied' }]);
  });

  it('says when the browser does not let it copy', async () => {
    const user = userEvent.setup();
    const { store } = show();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(await screen.findByRole('button', { name: 'Copy code' }));
    await expect.poll(() => store.getState().toasts).toMatchObject([{ kind: 'error' }]);
  });

  it('lists who joined and what that brought, where the platform tells', async () => {
    const list = [{ username: '84912345678', joinedAt: '2026-02-01T08:00:00Z', reward: 5 }, { username: 'noi' }];
    const invitedFriends = { list, totalCount: 2, footer: { reward: 5 } };
    show({ member, invitedFriends }, { '/template/behaviour/platform/paths/invitedFriends': '/wps/invited' });
    const [first, second] = within(await screen.findByRole('list', { name: 'Friends you invited' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('••••••••678Joined 02/01/20265.00');
    expect(second).toHaveTextContent(/^noi$/);
    expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent('Rewards5.00');
  });

  it('asks for nobody where the platform has no call for that', async () => {
    const { http } = show();
    expect(await screen.findByRole('status', { name: 'Your invitation link' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Friends you invited' })).toBeNull();
    expect(http.asked.map(({ call }) => call)).not.toContain('invitedFriends');
  });

  it('says when the platform has no link, and who helps', async () => {
    show({ member: { ...member, affiliateCode: '' } });
    expect(await screen.findByText(/Your link is not available/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });
});
