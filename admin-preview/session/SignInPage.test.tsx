import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SessionView } from '#schemas/api/session.schema.ts';
import { Refusal } from '../api/Refusal.ts';
import { renderTool } from '../testing/renderTool.tsx';
import { fakeApi } from '../testing/SampleTool.tsx';
import { SignInPage } from './SignInPage.tsx';

const session: SessionView = { name: 'ann', role: 'editor', roles: { all: 'editor', merchants: {} }, stage: 'full', csrf: 'c' };

function draw(signIn: () => Promise<SessionView>, hasEnded = false) {
  const signedIn: SessionView[] = [];
  const { user } = renderTool(
    <SignInPage api={fakeApi({ signIn })} hasEnded={hasEnded} onSignedIn={(view) => signedIn.push(view)} />,
  );
  const fill = async (name: string, password: string) => {
    if (name) await user.type(screen.getByLabelText('Operator'), name);
    if (password) await user.type(screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  return { signedIn, fill };
}

describe('sign-in page', () => {
  it('lets in', async () => {
    const { signedIn, fill } = draw(() => Promise.resolve(session));
    await fill('ann', 'secret');
    expect(signedIn).toEqual([session]);
  });

  it('starts at the name', () => {
    draw(() => Promise.resolve(session));
    expect(screen.getByLabelText('Operator')).toHaveFocus();
  });

  it('is what password managers look for', () => {
    draw(() => Promise.resolve(session));
    expect(screen.getByLabelText('Operator')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('sends no request for an empty form, and focuses the first empty field', async () => {
    const { fill } = draw(() => Promise.reject(new Error('was asked')));
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
    const { signedIn, fill } = draw(() => Promise.reject(refusal));
    await fill('ann', 'secret');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(signedIn).toEqual([]);
  });

  it('says why an operator is here again', () => {
    draw(() => Promise.resolve(session), true);
    expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended');
  });
});
