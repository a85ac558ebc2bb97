import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { memberSession as session } from '#tests/support/memberSession.ts';
import { SettingsList } from './SettingsList.tsx';

function open() {
  const shown = renderWithSite(<SettingsList account data card={false} />, { answers: { logout: undefined }, path: '/m/set' });
  act(() => shown.store.getState().setSession(session));
  return shown;
}

describe('the settings', () => {
  it('say whose they are and lead to the password change, over home', async () => {
    const user = userEvent.setup();
    const { location } = open();
    expect(screen.getByText('mei')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Change password' }));
    expect(location()).toMatchObject({ pathname: '/m/changePsw', state: { over: 'home' } });
  });

  it('sign out after asking', async () => {
    const user = userEvent.setup();
    const { http, store, location } = open();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Are you sure you want to log out?');
    expect(http.asked).toEqual([]);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(location().pathname).toBe('/m/home'));
    expect(store.getState().session).toBeNull();
  });

  it('stay when the question is cancelled', async () => {
    const user = userEvent.setup();
    const { http } = open();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(http.asked).toEqual([]);
  });
});
