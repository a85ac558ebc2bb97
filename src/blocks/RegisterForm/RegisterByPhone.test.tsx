import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#src/lib/ApiError.ts';
import { box, confirmation, noCaptcha, openRegisterForm, password, sent, submit, terms } from '#tests/support/registerForm.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('registration by mobile number', () => {
  it('registers by mobile number, with the code of the country, and keeps what both ways ask for', async () => {
    const user = userEvent.setup();
    const { http } = openRegisterForm({ '/switches/MOBILENUMREG3': '1', ...noCaptcha });
    await user.type(password(), 'secret99');
    await user.click(screen.getByRole('tab', { name: 'Mobile number' }));
    expect(screen.queryByRole('textbox', { name: /^Username/ })).not.toBeInTheDocument();
    expect(password()).toHaveValue('secret99');
    await user.click(await screen.findByRole('button', { name: 'Country code Vietnam +84' }));
    await user.click(screen.getByRole('option', { name: /Thailand/ }));
    await user.type(box(/^Mobile number/), '812345678');
    await user.type(confirmation(), 'secret99');
    await user.click(terms());
    await user.click(submit());
    await waitFor(() =>
      expect(sent(http, 'registerByMobile').map(({ given }) => given)).toMatchObject([
        { mobileNum: '812345678', countryDialingCode: '66', password: 'secret99' },
      ]),
    );
  });

  const byMobile = {
    '/switches/MOBILENUMREG3': '1',
    '/switches/USERNAMEREG3': '0',
    '/switches/REGMOBVERF3': '1',
    '/switches/MOBILENUMPASSREG3': '0',
  };

  it('sends a code to the number, and the code with the registration', async () => {
    const user = userEvent.setup();
    const { http } = openRegisterForm({ ...byMobile, ...noCaptcha }, { smsForRegister: {} });
    await screen.findByRole('button', { name: /Vietnam \+84/ });
    await user.type(box(/^Mobile number/), '912345678');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(box(/^SMS code/)).toHaveFocus());
    expect(sent(http, 'smsForRegister')).toMatchObject([{ given: { mobileNum: '912345678', countryDialingCode: '84' } }]);
    await user.type(box(/^SMS code/), '123456');
    await user.click(terms());
    await user.click(submit());
    await waitFor(() =>
      expect(sent(http, 'registerByMobile').at(-1)?.given).toMatchObject({ mobileNum: '912345678', verificationCode: '123456' }),
    );
  });

  it('asks for the captcha that a code needs, also where the form has none', async () => {
    const user = userEvent.setup();
    const refusal = new ApiError('captcha.required', 403, '', { captcha: true });
    const { http } = openRegisterForm({ ...byMobile, ...noCaptcha }, { smsForRegister: refusal });
    await screen.findByRole('button', { name: /Vietnam \+84/ });
    await user.type(box(/^Mobile number/), '912345678');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByRole('textbox', { name: /^Captcha/ }), '1234');
    http.answer({ smsForRegister: {} });
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Captcha/ })).not.toBeInTheDocument());
    expect(sent(http, 'smsForRegister').at(-1)?.given).toMatchObject({ captcha: '1234', captchaId: 'c-1' });
  });

  it('lets the code be typed where the countries cannot be had', async () => {
    openRegisterForm(
      { '/switches/MOBILENUMREG3': '1', '/switches/USERNAMEREG3': '0', ...noCaptcha },
      { countries: new ApiError('http.500', 500, '') },
    );
    expect(await screen.findByRole('textbox', { name: 'Country code' })).toBeInTheDocument();
  });
});
