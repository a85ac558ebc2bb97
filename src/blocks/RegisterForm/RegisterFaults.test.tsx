import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#src/lib/ApiError.ts';
import {
  box,
  confirmation,
  fieldAt,
  fillIn,
  noCaptcha,
  openRegisterForm,
  password,
  sent,
  submit,
} from '#tests/support/registerForm.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the register form, when the platform refuses', () => {
  it('shows the platform’s faults in their fields, keeps everything, and leads to the first', async () => {
    const user = userEvent.setup();
    const refusal = new ApiError('fields.invalid', 422, '', {
      fields: {
        username: { message: 'rule.usernameTaken', params: {} },
        password: { message: 'rule.minLength', params: { value: 12 } },
      },
    });
    const { http } = openRegisterForm(noCaptcha, { registerByUsername: refusal });
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(box(/^Username/)).toHaveAccessibleDescription(/username already exists/));
    expect(password()).toHaveAccessibleDescription(/At least 12 characters/);
    expect(box(/^Username/)).toHaveFocus();
    expect(box(/^Username/)).toHaveValue('mei7');

    await user.click(submit());
    expect(sent(http)).toHaveLength(1); // the refused body is not sent again unchanged
    http.answer({ registerByUsername: { userName: 'mei8' } });
    await user.type(box(/^Username/), '8');
    await user.type(password(), 'abcd');
    await user.type(confirmation(), 'abcd');
    await user.click(submit());
    await waitFor(() => expect(sent(http)).toHaveLength(2));
  });

  it('offers the changed form when the platform asks for a field that is not there', async () => {
    const user = userEvent.setup();
    const { http } = openRegisterForm(noCaptcha, {
      registerByUsername: new ApiError('fields.invalid', 422, '', {
        fields: { email: { message: 'rule.required', params: {} } },
      }),
      registerSettings: { fields: { email: { enabled: true, required: true } } },
    });
    await fillIn(user);
    await user.click(submit());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('listitem')).toHaveTextContent('E-mail: This field is required');
    http.answer({ registerByUsername: { userName: 'mei7' } });
    await user.click(within(alert).getByRole('button', { name: 'Reload the form' }));
    await user.type(await screen.findByRole('textbox', { name: /^E-mail/ }), 'mei@example.com');
    expect(box(/^Username/)).toHaveValue('mei7');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(submit());
    await waitFor(() => expect(sent(http).at(-1)?.given).toMatchObject({ username: 'mei7', email: 'mei@example.com' }));
  });

  it('brings a new captcha when the answer was wrong', async () => {
    const user = userEvent.setup();
    const refusal = new ApiError('fields.invalid', 422, '', {
      fields: { captcha: { message: 'rule.captchaWrong', params: {} } },
    });
    const { http } = openRegisterForm({}, { registerByUsername: refusal });
    await fillIn(user);
    await user.type(box(/^Captcha/), '1234');
    await user.click(submit());
    await waitFor(() => expect(box(/^Captcha/)).toHaveAccessibleDescription(/Incorrect captcha/));
    expect(sent(http).at(-1)?.given).toMatchObject({ captcha: '1234', captchaId: 'c-1' });
    expect(box(/^Captcha/)).toHaveValue('');
    expect(http.asked.filter(({ call }) => call === 'captcha')).toHaveLength(2);
  });

  it('checks the invitation first: an unknown one stops the registration at its field', async () => {
    const user = userEvent.setup();
    const withInvitation = { ...fieldAt('affiliateCode', { enabled: true, required: false, rules: [] }), ...noCaptcha };
    const { http } = openRegisterForm(withInvitation, { checkAffiliate: { success: false } });
    await fillIn(user);
    await user.type(box(/^Invitation code/), 'NOBODY');
    await user.click(submit());
    await waitFor(() => expect(box(/^Invitation code/)).toHaveAccessibleDescription('Invalid invitation code'));
    expect(box(/^Invitation code/)).toHaveFocus();
    expect(sent(http)).toEqual([]);
    http.answer({ checkAffiliate: { success: true } });
    await user.clear(box(/^Invitation code/));
    await user.type(box(/^Invitation code/), 'FRIEND1');
    await user.click(submit());
    await waitFor(() => expect(sent(http).at(-1)?.given).toMatchObject({ affiliateCode: 'FRIEND1' }));
    expect(http.asked.filter(({ call }) => call === 'checkAffiliate').at(-1)?.given).toEqual({ affiliateCode: 'FRIEND1' });
  });

  it('offers another try when the network is away', async () => {
    const user = userEvent.setup();
    const { http, location } = openRegisterForm(noCaptcha, { registerByUsername: new ApiError('network', 0, '') });
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
    http.answer({ registerByUsername: { userName: 'mei7' } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(location().pathname).toBe('/m/login'));
  });
});
