import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoginKeyAnswer } from '#schemas/declare/platform/session.schema.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { overHome } from '#src/site/dialogState.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { ForgotForm } from './ForgotForm.tsx';

const countries = [{ code: 'VN', name: 'Vietnam', dialingCode: '84' }];
const session = { token: 'a-token-of-some-length', userName: 'mei', type: 0 };

let loginKey: LoginKeyAnswer;
let privateKey: CryptoKey;

beforeAll(async () => {
  const pair = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  privateKey = pair.privateKey;
  loginKey = { kid: 'k-1', jwk: { ...(await exportJWK(pair.publicKey)) }, serverTimeMs: 1_790_000_000_000 };
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const open = (
  by: { email?: boolean; phone?: boolean },
  answers: FakeAnswers = {},
  search = '',
  release: Readonly<Record<string, unknown>> = {},
) =>
  renderWithSite(<ForgotForm hints={false} />, {
    answers: { loginKey, countries, service: [], ...answers },
    path: '/m/forget',
    search,
    state: overHome,
    release: {
      '/switches/PSWEMAIL3': by.email ? '1' : '0',
      '/switches/PSWPHONE3': by.phone ? '1' : '0',
      '/switches/MOBILENUMREG3': '1',
      '/switches/REGMOBVERF3': '1',
      '/registerSettings/fields/email/enabled': true,
      ...release,
    },
  });

const opened = async (body: unknown) => {
  const { plaintext } = await compactDecrypt((body as { data: string }).data, privateKey);
  return JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
};

const password = () => screen.getByLabelText(/^New password/);

describe('the way of recovery', () => {
  it.each([
    ['recoverByEmail', { email: true }],
    ['resetByEmail', { email: true }],
    ['setPasswordByPhone', { phone: true }],
  ])('is none that lacks the call %s', (call, by) => {
    open(by, {}, '', { [`/template/behaviour/platform/paths/${call}`]: '' });
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('is chosen where both are on, whatever the registration asks for (FORGOT-01, FORGOT-14)', async () => {
    const user = userEvent.setup();
    open({ email: true, phone: true }, {}, '', {
      '/registerSettings/fields/email/enabled': false,
      '/switches/MOBILENUMREG3': '0',
    });
    expect(screen.getByRole('textbox', { name: /^E-mail/ })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Mobile number' }));
    expect(screen.getByRole('textbox', { name: /^SMS code/ })).toBeInTheDocument();
  });

  it.each([
    ['by e-mail', { email: true }, /^E-mail/],
    ['by phone', { phone: true }, /^SMS code/],
  ])('is %s where the site has that only', (_title, by, field) => {
    open(by);
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: field })).toBeInTheDocument();
  });

  it('is customer support where the site has none', async () => {
    open({});
    expect(await screen.findByText(/No contact option is available/)).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});

describe('recovery by e-mail', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(screen.getByRole('textbox', { name: /^Username/ }), ' mei7 ');
    await user.type(screen.getByRole('textbox', { name: /^E-mail/ }), ' mei@example.com ');
  };
  const submit = () => screen.getByRole('button', { name: 'Recover password' });

  it('can be sent once both fields are sound; values are trimmed, the message says sent', async () => {
    const user = userEvent.setup();
    const { http, store } = open({ email: true }, { recoverByEmail: undefined });
    expect(submit()).toBeDisabled();
    await fill(user);
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.click(submit());
    await waitFor(() =>
      expect(store.getState().toasts).toMatchObject([{ kind: 'success', length: 'sent', text: /Please check your e-mail/ }]),
    );
    expect(http.asked).toEqual([{ call: 'recoverByEmail', given: { username: 'mei7', email: 'mei@example.com' } }]);
  });

  it('says what went wrong and offers another try', async () => {
    const user = userEvent.setup();
    const { http, store } = open({ email: true }, { recoverByEmail: new ApiError('network', 0, '') });
    await fill(user);
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
    expect(store.getState().toasts).toEqual([]);
    http.answer({ recoverByEmail: undefined });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ length: 'sent' }]));
  });
});

describe('recovery by phone', () => {
  const send = async () => {
    const user = userEvent.setup();
    await screen.findByRole('button', { name: /\+84/ });
    await user.type(screen.getByRole('textbox', { name: /^Mobile number/ }), '0912345678');
    await user.type(screen.getByRole('textbox', { name: /^SMS code/ }), '4711');
    await user.type(password(), 'brandnew1');
    const submit = screen.getByRole('button', { name: 'Set new password' });
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
  };

  it('sets the password encrypted, and logs in with the name in the answer', async () => {
    const { http, store } = open({ phone: true }, { setPasswordByPhone: { userName: 'mei' }, login: session });
    await send();
    await waitFor(() => expect(store.getState().session).toMatchObject({ userName: 'mei' }));
    const [set, login] = ['setPasswordByPhone', 'login'].map((name) => http.asked.find(({ call }) => call === name));
    expect(set?.encryption).toBe('jwe');
    expect(await opened(set?.given)).toMatchObject({
      newPassword: 'brandnew1',
      mobileNum: '0912345678',
      countryDialingCode: '84',
      verificationCode: '4711',
    });
    expect(await opened(login?.given)).toMatchObject({ username: 'mei', password: 'brandnew1', type: 'username' });
  });

  it('brings up the captcha that the platform wants before it sends a code, and takes it away again', async () => {
    const user = userEvent.setup();
    const refusal = new ApiError('captcha.required', 403, '', { captcha: true });
    const { http } = open({ phone: true }, { smsWithoutLogin: refusal, captcha: { captchaId: 'c-1', image: 'data:,' } });
    await screen.findByRole('button', { name: /\+84/ });
    await user.type(screen.getByRole('textbox', { name: /^Mobile number/ }), '0912345678');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    const field = await screen.findByRole('textbox', { name: /^Captcha/ });
    http.answer({ smsWithoutLogin: {} });
    await user.type(field, '1234');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(http.asked.findLast(({ call }) => call === 'smsWithoutLogin')?.given).toMatchObject({
      captcha: '1234',
      captchaId: 'c-1',
    });
  });

  it('sends Firebase’s word for the code where the merchant verifies by Firebase', async () => {
    vi.stubGlobal('fetch', async (url: string) =>
      Response.json(url.includes('sendVerificationCode') ? { sessionInfo: 's-1' } : { idToken: 'id-token-1' }),
    );
    const user = userEvent.setup();
    const verification = { phone: 'firebase', firebaseApiKey: 'key', firebaseProject: 'lantern' };
    const answers = { firebaseSend: {}, setPasswordByPhone: { userName: 'mei' }, login: session };
    const { http } = open({ phone: true }, answers, '', { '/template/behaviour': { verification } });
    await screen.findByRole('button', { name: /\+84/ });
    await user.type(screen.getByRole('textbox', { name: /^Mobile number/ }), '0912345678');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^SMS code/ })).toHaveFocus());
    await user.type(screen.getByRole('textbox', { name: /^SMS code/ }), '123456');
    await user.type(password(), 'brandnew1');
    await user.click(screen.getByRole('button', { name: 'Set new password' }));
    await waitFor(() => expect(http.asked.map(({ call }) => call)).toContain('setPasswordByPhone'));
    const set = http.asked.find(({ call }) => call === 'setPasswordByPhone');
    expect(await opened(set?.given)).toMatchObject({ verificationCode: '123456', firebaseIdToken: 'id-token-1' });
  });

  it('leads to the login when logging in by itself does not work', async () => {
    const { store, location } = open(
      { phone: true },
      { setPasswordByPhone: { userName: 'mei' }, login: new ApiError('captcha.required', 403, '') },
    );
    await send();
    await waitFor(() => expect(location()).toMatchObject({ pathname: '/m/login', state: { over: 'home' } }));
    expect(store.getState().toasts).toMatchObject([{ text: expect.stringContaining('Log in with it') }]);
  });

  it.each([
    ['the password when it is the old one', 'modify.new.old.same', { password: '', code: '4711' }],
    ['the code when anything else was wrong', 'code.wrong', { password: 'brandnew1', code: '' }],
  ])('empties %s', async (_title, code, left) => {
    open({ phone: true }, { setPasswordByPhone: new ApiError(code, 400, 'their own words') });
    await send();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(password()).toHaveValue(left.password);
    expect(screen.getByRole('textbox', { name: /^SMS code/ })).toHaveValue(left.code);
    expect(screen.getByRole('button', { name: 'Set new password' })).toBeDisabled(); // until that is filled in again (FORGOT-04)
  });
});

describe('the link of a recovery mail', () => {
  const send = async () => {
    const user = userEvent.setup();
    await user.type(password(), 'brandnew1');
    await user.type(screen.getByLabelText(/^Confirm new password/), 'brandnew1');
    const submit = screen.getByRole('button', { name: 'Set new password' });
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    return user;
  };

  it('asks for the new password, sends it with the token, and leads to the login', async () => {
    const { http, location } = open({ email: true }, { resetByEmail: undefined }, '?token=a-secret-of-the-mail');
    await send();
    await waitFor(() => expect(location().pathname).toBe('/m/login'));
    expect(http.asked).toEqual([{ call: 'resetByEmail', given: { token: 'a-secret-of-the-mail', newPassword: 'brandnew1' } }]);
  });

  it('offers another mail when the platform does not know it any more', async () => {
    const refused = new ApiError('token.expired', 400, 'Too old.');
    const { location } = open({ email: true }, { resetByEmail: refused }, '?token=a-secret-of-the-mail');
    const user = await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too old.');
    await user.click(screen.getByRole('button', { name: 'Send another e-mail' }));
    await waitFor(() => expect(location().search).toBe(''));
    expect(screen.getByRole('button', { name: 'Recover password' })).toBeInTheDocument();
  });
});
