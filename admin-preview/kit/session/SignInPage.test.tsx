import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SessionView } from '#schemas/edges/api/session.schema.ts';
import type { OperatorsApi } from '../api/operatorsApi.ts';
import { Refusal } from '../api/Refusal.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { fakeApi } from '../../model/testing/SampleTool.tsx';
import { SignInPage } from './SignInPage.tsx';

const session: SessionView = { name: 'ann', role: 'editor', roles: { all: 'editor', merchants: {} }, stage: 'full', csrf: 'c' };

interface Drawn {
  readonly hasEnded?: boolean;
  readonly api?: Partial<OperatorsApi>;
}

async function draw(signIn: () => Promise<SessionView>, { hasEnded = false, api = {} }: Drawn = {}) {
  const signedIn: SessionView[] = [];
  const { user } = renderTool(
    <SignInPage api={fakeApi({ signIn, ...api })} hasEnded={hasEnded} onSignedIn={(view) => signedIn.push(view)} />,
  );
  await screen.findByRole('button', { name: /^Sign in/ });
  const fill = async (name: string, password: string) => {
    if (name) await user.type(screen.getByLabelText('Operator'), name);
    if (password) await user.type(screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  return { signedIn, fill, user };
}

describe('sign-in page', () => {
  it('lets in', async () => {
    const { signedIn, fill } = await draw(() => Promise.resolve(session));
    await fill('ann', 'secret');
    expect(signedIn).toEqual([session]);
  });

  it('starts at the name', async () => {
    await draw(() => Promise.resolve(session));
    await waitFor(() => expect(screen.getByLabelText('Operator')).toHaveFocus());
  });

  it('is what password managers look for', async () => {
    await draw(() => Promise.resolve(session));
    expect(screen.getByLabelText('Operator')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('sends no request for an empty form, and focuses the first empty field', async () => {
    const { fill } = await draw(() => Promise.reject(new Error('was asked')));
    await fill('', '');
    expect(screen.getByLabelText('Operator')).toHaveFocus();
    expect(screen.getByLabelText('Operator')).toHaveAccessibleDescription('Enter your operator name.');
  });

  it.each([
    ['a wrong password', new Refusal('signIn.wrong', 401), 'Incorrect name or password.'],
    [
      'too many attempts',
      new Refusal('signIn.tooMany', 429, [], { retryAfterS: 900 }),
      'Too many attempts. Wait 15 minutes and try again.',
    ],
    ['no connection', new Refusal('network'), 'The server cannot be reached. Check your connection.'],
    ['an unknown refusal', new Refusal('internal', 500), 'The request failed (internal).'],
  ])('says what is the matter with %s', async (_title, refusal, text) => {
    const { signedIn, fill } = await draw(() => Promise.reject(refusal));
    await fill('ann', 'secret');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(signedIn).toEqual([]);
  });

  it('says why an operator is here again', async () => {
    await draw(() => Promise.resolve(session), { hasEnded: true });
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent('Your session has ended');
  });

  it('leads to the provider where there is one, and says that it is away', async () => {
    const { user } = await draw(() => Promise.resolve(session), {
      api: {
        signInWays: async () => ({ provider: 'Elsewhere' }),
        startSignOn: () => Promise.reject(new Refusal('signOn.unreachable', 503)),
      },
    });
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign in with Elsewhere' }));
    expect(await screen.findByText(/^The provider cannot be reached/)).toBeInTheDocument();
  });

  it('lets local accounts in where there is a provider', async () => {
    const { user, fill, signedIn } = await draw(() => Promise.resolve(session), {
      api: { signInWays: async () => ({ provider: 'Elsewhere' }) },
    });
    await user.click(screen.getByRole('button', { name: 'Use a local account' }));
    await fill('ann', 'secret');
    expect(signedIn).toEqual([session]);
  });

  it('asks for the password where the server does not say how one signs in', async () => {
    await draw(() => Promise.resolve(session), { api: { signInWays: () => Promise.reject(new Refusal('network')) } });
    await waitFor(() => expect(screen.getByLabelText('Operator')).toHaveFocus());
  });
});
