import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleVisitor } from '#schemas/visitor.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { InviteCard } from './InviteCard.tsx';

const member = { id: 1, account: 'mira', type: 0, affiliateCode: 'MIRA 7' };
const show = (answers = { member }) =>
  renderWithSite(<InviteCard qr steps />, { mode: 'preview', visitor: sampleVisitor.member, answers });
const link = () => `${location.origin}/m/register?affiliateCode=MIRA%207`;

describe('the page of invitations', () => {
  afterEach(() => vi.restoreAllMocks());

  it('shows the member’s own link and code, and the link as a picture', async () => {
    show();
    expect(await screen.findByRole('status', { name: 'Your link' })).toHaveTextContent(link());
    expect(screen.getByRole('status', { name: 'Your code' })).toHaveTextContent('MIRA 7');
    expect(await screen.findByRole('img', { name: 'QR code of your link' })).toBeVisible();
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

  it('says when the platform has no link, and who helps', async () => {
    show({ member: { ...member, affiliateCode: '' } });
    expect(await screen.findByText(/Your link is not available/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });
});
