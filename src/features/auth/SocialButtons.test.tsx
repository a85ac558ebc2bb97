import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#src/lib/ApiError.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { SocialButtons } from './SocialButtons.tsx';

const allOn = { '/switches/FACEBOOKLOGIN3': '1', '/switches/GOOGLELOGIN3': '1', '/switches/telegram': '1' };
const STATE = 'a-state-that-cannot-be-guessed';
const PROVIDER = 'https://accounts.example/auth?client_id=1';

const open = (answers: FakeAnswers, release: Readonly<Record<string, unknown>> = allOn, mode: 'live' | 'preview' = 'live') =>
  renderWithSite(<SocialButtons />, { answers, release, mode, state: { from: '/m/hot-games' } });

const all: FakeAnswers = { socialProviders: ['facebook', 'google', 'telegram'], socialStart: { url: PROVIDER, state: STATE } };
const names = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

let assigned: string[];
beforeEach(() => {
  sessionStorage.clear();
  assigned = [];
  vi.spyOn(location, 'assign').mockImplementation((url) => void assigned.push(String(url)));
});
afterEach(() => vi.restoreAllMocks());

describe('the buttons', () => {
  it.each([
    ['all', all.socialProviders, allOn, ['Continue with Facebook', 'Continue with Google', 'Continue with Telegram']],
    ['those that the platform can use', ['google'], allOn, ['Continue with Google']],
    [
      'those that are switched on',
      all.socialProviders,
      { '/switches/telegram': '1', '/switches/GOOGLELOGIN3': '0' },
      ['Continue with Telegram'],
    ],
  ] as const)('are %s', async (_title, socialProviders, release, expected) => {
    open({ socialProviders } as FakeAnswers, release); // a row of the table is one call's answer
    await waitFor(() => expect(names()).toEqual(expected));
    for (const button of screen.getAllByRole('button')) expect(button).toBeEnabled();
  });

  it('have their place while the platform has not answered, and cannot be pressed', () => {
    open({ ...all, socialProviders: new Promise<never>(() => undefined) });
    expect(names()).toHaveLength(3);
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  });

  it('are gone where the platform does not answer', async () => {
    open({ ...all, socialProviders: new ApiError('network', 0, '') });
    await waitFor(() => expect(screen.queryByRole('group')).not.toBeInTheDocument());
  });

  it('are not asked for where none is switched on', () => {
    const { http, container } = open(all, {});
    expect(http.asked).toEqual([]);
    expect(container.textContent).toBe('');
  });

  it('say what a first login means, with the age of the brand, and link what it accepts', async () => {
    open(all, { ...allOn, '/template/parameters/age_limit': '21', '/template/behaviour/documents/terms': '/m/help?i=5' });
    expect(await screen.findByText(/at least 21 years old and accept the terms/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Terms of use/ })).toHaveAttribute('href', '/m/help?i=5');
  });

  it('show in the preview what is edited, and send nothing', async () => {
    const user = userEvent.setup();
    const edited = { '/template/behaviour/social/google': { issuer: 'https://accounts.example', clientId: 'web' } };
    const { http, store } = open({ socialProviders: [] }, { ...allOn, ...edited }, 'preview');
    expect(names()).toEqual(['Continue with Google']);
    await user.click(screen.getByRole('button'));
    expect(http.asked.map(({ call }) => call)).not.toContain('socialStart');
    expect(store.getState().toasts).toMatchObject([{ text: 'Preview: nothing is sent.' }]);
  });
});

describe('a press', () => {
  it('leads to the provider, keeps the state in this tab and takes no other press', async () => {
    const user = userEvent.setup();
    const { http } = open(all);
    const google = await screen.findByRole('button', { name: 'Continue with Google' });
    await waitFor(() => expect(google).toBeEnabled());
    await user.click(google);
    expect(http.asked.at(-1)).toEqual({ call: 'socialStart', given: { provider: 'google', returnPath: '/m/hot-games' } });
    expect(assigned).toEqual([PROVIDER]);
    expect(sessionStorage.getItem('socialState')).toBe(STATE);
    expect(google).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'Continue with Facebook' })).toBeDisabled();
    await user.click(google);
    expect(assigned).toHaveLength(1);
  });

  it('can be made again by a player who comes back', async () => {
    const user = userEvent.setup();
    open(all);
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    dispatchEvent(new Event('pageshow'));
    await expect.poll(() => screen.getByRole('button', { name: 'Continue with Facebook' })).toBeEnabled();
  });

  it('that fails says so and leaves everything as it was', async () => {
    const user = userEvent.setup();
    const { store } = open({ ...all, socialStart: new ApiError('social.unreachable', 502, '') });
    await user.click(await screen.findByRole('button', { name: 'Continue with Telegram' }));
    expect(store.getState().toasts).toMatchObject([{ kind: 'error', text: expect.stringContaining('cannot be reached') }]);
    expect(assigned).toEqual([]);
    expect(sessionStorage.getItem('socialState')).toBeNull();
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  });
});
