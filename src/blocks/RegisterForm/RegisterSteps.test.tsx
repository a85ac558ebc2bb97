import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import {
  box,
  confirmation,
  fieldAt,
  noCaptcha,
  openRegisterForm,
  password,
  sent,
  submit,
  terms,
} from '#tests/support/registerForm.tsx';
import { ApiError } from '#src/lib/ApiError.ts';
import { overHome } from '#src/site/dialogState.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const optional = { enabled: true, required: false, rules: [] };

/** Seven fields: one more than fits one step. */
const longForm = {
  ...noCaptcha,
  ...fieldAt('nickname', { enabled: true, required: true, rules: [] }),
  ...fieldAt('email', optional),
  ...fieldAt('payeeName', optional),
  ...fieldAt('line', optional),
};

const openSteps = (release: Readonly<Record<string, unknown>> = longForm, answers: FakeAnswers = {}) => ({
  user: userEvent.setup(),
  ...openRegisterForm(release, answers, overHome, 'two'),
});

const next = () => screen.getByRole('button', { name: 'Continue' });
const form = () => screen.getByRole('form', { name: 'Sign up' });
const nickname = () => box(/^Nickname/);

async function fillInAccount(user: ReturnType<typeof userEvent.setup>) {
  await user.type(box(/^Username/), 'mei7');
  await user.type(password(), 'secret99');
  await user.type(confirmation(), 'secret99');
}

describe('a register form in two steps', () => {
  it('asks for the account first; Enter goes on to the rest and to the terms, which is read out', async () => {
    const { user } = openSteps();
    expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('name'))).toEqual(['username']);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await fillInAccount(user);
    await user.keyboard('{Enter}');
    expect(form()).toHaveFocus();
    expect(form()).toHaveAccessibleDescription('Your details Step 2 of 2');
    expect(screen.queryByLabelText(/^Password/)).not.toBeVisible();
    expect(nickname()).toBeVisible();
    expect(nickname()).not.toHaveAttribute('aria-invalid');
    expect(terms()).toBeVisible();
  });

  it('goes on only when its own fields are right, and leaves the others unmarked', async () => {
    const { user } = openSteps();
    await user.click(next());
    await waitFor(() => expect(box(/^Username/)).toHaveAttribute('aria-invalid', 'true'));
    expect(box(/^Username/)).toHaveFocus();
    expect(form()).toHaveAccessibleDescription('Your account Step 1 of 2');
  });

  it('keeps everything on the way back and on the way on, and sends it all', async () => {
    const { user, http } = openSteps();
    await fillInAccount(user);
    await user.click(next());
    await user.type(nickname(), 'Mei');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(form()).toHaveAccessibleDescription('Your account Step 1 of 2');
    expect(box(/^Username/)).toHaveValue('mei7');
    await user.click(next());
    expect(nickname()).toHaveValue('Mei');
    await user.click(terms());
    await user.click(submit());
    await waitFor(() =>
      expect(sent(http).at(-1)?.given).toMatchObject({ username: 'mei7', password: 'secret99', nickname: 'Mei' }),
    );
  });

  it('opens the step of a field that the platform refuses, with the focus in it', async () => {
    const taken = { fields: { username: { message: 'rule.usernameTaken', params: {} } } };
    const { user } = openSteps(longForm, { registerByUsername: new ApiError('fields.invalid', 422, '', taken) });
    await fillInAccount(user);
    await user.click(next());
    await user.type(nickname(), 'Mei');
    await user.click(terms());
    await user.click(submit());
    await waitFor(() => expect(box(/^Username/)).toHaveFocus());
    expect(form()).toHaveAccessibleDescription('Your account Step 1 of 2');
  });

  it('keeps everything when the other way to register is chosen, which asks for its own account first', async () => {
    const { user } = openSteps({ ...longForm, '/switches/MOBILENUMREG3': '1' });
    await fillInAccount(user);
    await user.click(next());
    await user.type(nickname(), 'Mei');
    await user.click(screen.getByRole('tab', { name: 'Mobile number' }));
    expect(box(/^Mobile number/)).toHaveValue('');
    await user.click(screen.getByRole('tab', { name: 'Username' }));
    expect(nickname()).toHaveValue('Mei');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(box(/^Username/)).toHaveValue('mei7');
  });

  it('empties both steps on reset and is at the first again', async () => {
    const { user } = openSteps();
    await fillInAccount(user);
    await user.click(next());
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(box(/^Username/)).toHaveValue('');
    expect(form()).toHaveFocus();
  });

  it('is one page where it has six fields', () => {
    openSteps({ ...longForm, ...fieldAt('line', { enabled: false, required: false, rules: [] }) });
    expect(submit()).toBeVisible();
    expect(nickname()).toBeVisible();
    expect(form()).not.toHaveAttribute('aria-describedby');
  });
});
