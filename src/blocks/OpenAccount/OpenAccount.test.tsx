import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#src/lib/ApiError.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { box, confirmation, fieldAt, fillIn, noCaptcha, password, sent } from '#tests/support/registerForm.tsx';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { OpenAccount } from './OpenAccount.tsx';

const session = { token: 'a-token-of-some-length', merchantCode: 'preset', userName: 'aran', type: 1, firstTimeLogin: false };
const member = { id: 1, account: 'aran', type: 1, affiliateCode: '100001' };

function show(answers: FakeAnswers = {}, release: Readonly<Record<string, unknown>> = {}) {
  const shown = renderWithSite(<OpenAccount ways={['create', 'link']} hints qr={false} />, {
    path: '/m/agentRegister',
    release: { ...noCaptcha, ...release },
    answers: { checkUsername: { available: true }, openByUsername: { userName: 'mei7' }, member, ...answers },
  });
  act(() => shown.store.getState().setSession(session));
  return shown;
}
const open = () => screen.getByRole('button', { name: 'Open account' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the page that opens accounts', () => {
  it('opens one by the register form; the agent stays logged in and can open another', async () => {
    const user = userEvent.setup();
    const { http, store, location } = show({}, fieldAt('affiliateCode', { enabled: true, required: true, rules: [] }));
    expect(screen.queryByRole('textbox', { name: /Invitation/ })).toBeNull();
    await fillIn(user);
    await user.click(open());
    const done = 'mei7 has joined your team and can log in now.';
    expect(await screen.findByText(done)).toBeVisible();
    expect(screen.getByRole('group', { name: done })).toHaveFocus();
    expect(sent(http, 'openByUsername').map(({ given }) => given)).toEqual([
      expect.objectContaining({ username: 'mei7', password: 'secret99', terms: true }),
    ]);
    expect(sent(http, 'openByUsername')[0]?.given).not.toHaveProperty('affiliateCode');
    expect([store.getState().session, location().pathname]).toEqual([session, '/m/agentRegister']);
    await user.click(screen.getByRole('button', { name: 'Open another account' }));
    expect(box(/^Username/)).toHaveValue('');
    expect(screen.getByRole('form')).toHaveFocus();
    expect([password(), confirmation()].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
  });

  it('links what the new member accepts', () => {
    show({}, { '/template/behaviour/documents/terms': '/m/help?i=5' });
    expect(screen.getByRole('link', { name: /^Terms of use/ })).toHaveAttribute('href', '/m/help?i=5');
  });

  it('shows faults of the platform in their place, with everything typed kept', async () => {
    const user = userEvent.setup();
    const fields = { username: { message: 'rule.usernameTaken', params: {} } };
    show({ openByUsername: new ApiError('fields.invalid', 422, '', { fields }) });
    await fillIn(user);
    await user.click(open());
    await waitFor(() => expect(box(/^Username/)).toBeInvalid());
    expect(box(/^Username/)).toHaveValue('mei7');
  });

  it('gives the link that carries the agent’s code', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('tab', { name: 'Share a link' }));
    const link = `${window.location.origin}/m/register?affiliateCode=100001`;
    expect(await screen.findByRole('status', { name: 'Your invitation link' })).toHaveTextContent(link);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it('gives the link alone where the platform opens no accounts for others', async () => {
    show({}, { '/template/behaviour/platform/paths/openByUsername': '' });
    expect(await screen.findByRole('status', { name: 'Your invitation code' })).toHaveTextContent('100001');
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
