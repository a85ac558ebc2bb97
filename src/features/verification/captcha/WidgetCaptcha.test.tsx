import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaptchaAnswer } from '#schemas/declare/platform/session.schema.ts';
import { LoginForm } from '#src/blocks/LoginForm/LoginForm.tsx';
import { ApiError } from '#src/lib/ApiError.ts';
import { overHome } from '#src/site/dialogState.ts';
import { fieldAt, fillIn, openRegisterForm, sent, submit } from '#tests/support/registerForm.tsx';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { type StandInWidgets, standInWidgets } from '#tests/support/standInWidgets.ts';

let widgets: StandInWidgets;
/** Scripts that are here stay for two hours, so each test begins later. */
let laterMs = 0;
const now = performance.now.bind(performance);
beforeEach(() => {
  laterMs += 2 * 60 * 60 * 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + laterMs);
  widgets = standInWidgets();
});
afterEach(() => {
  widgets.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const form = fieldAt('captcha', { enabled: true, required: true, rules: [{ rule: 'maxLength', value: 6 }] });
const turnstile: CaptchaAnswer = { captchaId: 'c-9', provider: 'turnstile', siteKey: 'site-key' };
const hcaptcha: CaptchaAnswer = { ...turnstile, provider: 'hcaptcha' };

const human = () => screen.findByRole('button', { name: 'I am human' });
const retry = () => screen.getByRole('button', { name: 'Try again' });
const asked = ({ http }: ReturnType<typeof openRegisterForm>) => http.asked.filter(({ call }) => call === 'captcha').length;

/** A form whose fields are filled in, except for the captcha. */
async function openFilled(captcha: CaptchaAnswer, release: Readonly<Record<string, unknown>> = form) {
  const user = userEvent.setup();
  const opened = openRegisterForm(release, { captcha });
  await human();
  await fillIn(user);
  return { user, ...opened };
}

describe.each([
  ['turnstile', turnstile, 'https://challenges.cloudflare.com/turnstile/v0/api.js', { size: 'flexible', language: 'en' }],
  ['hcaptcha', hcaptcha, 'https://js.hcaptcha.com/1/api.js', { size: 'normal', hl: 'en' }],
] as const)('the widget of %s', (_title, answer, script, options) => {
  it('is drawn for the site in its look and language, and its token goes along', async () => {
    const { http, user } = await openFilled(answer);
    expect(widgets.scripts.map((address) => address.split('?')[0])).toEqual([script]);
    expect(widgets.drawn).toEqual([expect.objectContaining({ sitekey: 'site-key', theme: 'dark', ...options })]);
    await user.click(await human());
    expect(screen.getAllByRole('status').map((line) => line.textContent)).toContain('Check passed, nothing to enter.');
    await user.click(submit());
    await waitFor(() => expect(sent(http)).toHaveLength(1));
    expect(sent(http)[0]?.given).toMatchObject({ captcha: 'token of widget 1', captchaId: 'c-9' });
  });

  it('is led to when it waits for the player, and what is typed stays', async () => {
    const { http, user } = await openFilled(answer);
    if (answer.provider === 'turnstile') widgets.say('before-interactive-callback');
    expect(await screen.findByText('Please complete the check.')).toBeVisible();
    await user.click(submit());
    await waitFor(() => expect(screen.getByRole('group', { name: 'Captcha' })).toHaveFocus());
    expect(screen.getByRole('group', { name: 'Captcha' })).toHaveAccessibleDescription('Please complete the check.');
    expect(sent(http)).toEqual([]);
    await user.click(await human());
    await user.click(submit());
    await waitFor(() => expect(sent(http)).toHaveLength(1));
  });

  it('is drawn again when its token was refused, and the next one goes along', async () => {
    const { http, user } = await openFilled(answer);
    const fields = { captcha: { message: 'rule.captchaWrong', params: {} } };
    http.answer({ registerByUsername: new ApiError('fields.invalid', 422, '', { fields }) });
    await user.click(await human());
    await user.click(submit());
    await waitFor(() => expect(widgets.drawn).toHaveLength(2));
    expect(await screen.findByText(/^The check was not accepted/)).toBeVisible();
    http.answer({ registerByUsername: { userName: 'mei7' } });
    await user.click(await human());
    await user.click(submit());
    await waitFor(() => expect(sent(http)).toHaveLength(2));
    expect(sent(http)[1]?.given).toMatchObject({ captcha: 'token of widget 2' });
  });

  it('is drawn again when nobody could check its token, which is said', async () => {
    const { http, user } = await openFilled(answer);
    http.answer({ registerByUsername: new ApiError('captcha.unavailable', 503, '') });
    await user.click(await human());
    await user.click(submit());
    expect(await screen.findByText(/^The check cannot be verified right now/)).toBeVisible();
    await waitFor(() => expect(widgets.drawn).toHaveLength(2));
  });

  it('says that it has failed, and another try asks the platform and begins again', async () => {
    const opened = await openFilled(answer);
    widgets.say('error-callback', 'network-error');
    expect(await screen.findByText('The check did not succeed. Please try again.')).toBeVisible();
    await opened.user.click(retry());
    await waitFor(() => expect(widgets.drawn).toHaveLength(2));
    expect(asked(opened)).toBe(2);
    await opened.user.click(await human());
    expect(screen.getByText('Check passed, nothing to enter.')).toBeVisible();
  });

  it('whose script does not load says so, and another try loads it again', async () => {
    widgets.answer('fails');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const user = userEvent.setup();
    const { http } = openRegisterForm(form, { captcha: answer });
    expect(await screen.findByText(/^The check did not load/)).toBeVisible();
    await fillIn(user);
    await user.click(submit());
    expect(sent(http)).toEqual([]);
    widgets.answer('loads');
    await user.click(retry());
    await user.click(await human());
    expect(widgets.scripts).toHaveLength(2);
    await user.click(submit());
    await waitFor(() => expect(sent(http)).toHaveLength(1));
  });

  it('whose script never answers says so after a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    widgets.answer('is silent');
    openRegisterForm(form, { captcha: answer });
    await waitFor(() => expect(widgets.scripts).toHaveLength(1));
    expect(screen.getByText('Checking that you are human …')).toBeVisible();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await screen.findByText(/^The check did not load/)).toBeVisible();
  });
});

it('a form that is sent while Turnstile works waits for it', async () => {
  const { http, user } = await openFilled(turnstile);
  await user.click(submit());
  expect(sent(http)).toEqual([]);
  await user.click(await human());
  await waitFor(() => expect(sent(http)).toHaveLength(1));
});

it('a form that is sent while Turnstile works leads to it when it wants the player', async () => {
  const { http, user } = await openFilled(turnstile);
  await user.click(submit());
  widgets.say('before-interactive-callback');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Captcha' })).toHaveFocus());
  await user.click(await human());
  await user.click(submit());
  await waitFor(() => expect(sent(http)).toHaveLength(1));
});

it('a token of hCaptcha that has run out is said, and the form waits for another', async () => {
  const { http, user } = await openFilled(hcaptcha);
  await user.click(await human());
  widgets.say('expired-callback');
  expect(await screen.findByText('The check has expired. Please complete it again.')).toBeVisible();
  await user.click(submit());
  expect(sent(http)).toEqual([]);
  await user.click(await human());
  await user.click(submit());
  await waitFor(() => expect(sent(http)).toHaveLength(1));
});

it('hCaptcha opens its pictures inside the form, because nobody reaches what lies below a dialog', async () => {
  await openFilled(hcaptcha);
  const id = widgets.drawn[0]?.['challenge-container'];
  expect(document.getElementById(String(id))?.closest('form')).toBe(screen.getByRole('form', { name: 'Sign up' }));
});

it('what the platform names wins over the settings; its site key is theirs where it names none', async () => {
  await openFilled(
    { captchaId: 'c-9', provider: 'turnstile' },
    { ...form, '/template/behaviour/captcha': { kind: 'picture', siteKey: 'own-key' } },
  );
  expect(widgets.drawn[0]).toMatchObject({ sitekey: 'own-key' });
});

it('a form in steps draws it when its step is on show', async () => {
  const optional = { enabled: true, required: false, rules: [] };
  const more = Object.assign({}, ...['nickname', 'email', 'payeeName', 'line'].map((name) => fieldAt(name, optional))) as object;
  const user = userEvent.setup();
  const { http } = openRegisterForm({ ...form, ...more }, { captcha: turnstile }, overHome, 'two');
  await user.type(screen.getByRole('textbox', { name: /^Username/ }), 'mei7');
  await user.type(screen.getByLabelText(/^Password/), 'secret99');
  await user.type(screen.getByLabelText(/^Confirm password/), 'secret99');
  expect(widgets.drawn).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await human());
  await user.click(screen.getByRole('checkbox'));
  await user.click(submit());
  await waitFor(() => expect(sent(http)).toHaveLength(1));
});

describe('a login that came without it', () => {
  const logIn = async (captcha: CaptchaAnswer) => {
    const user = userEvent.setup();
    const { http } = renderWithSite(<LoginForm remember="off" />, {
      answers: { loginKey: new ApiError('captcha.required', 403, '', { captcha: true }), captcha },
      path: '/m/login',
    });
    await user.type(screen.getByRole('textbox', { name: /^Username/ }), 'mei7');
    await user.type(screen.getByLabelText(/^Password/), 'secret99');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await human();
    return { user, tries: () => http.asked.filter(({ call }) => call === 'loginKey').length };
  };

  it('goes on by itself once Turnstile has passed', async () => {
    const { user, tries } = await logIn(turnstile);
    expect(tries()).toBe(1);
    await user.click(await human());
    await waitFor(() => expect(tries()).toBe(2));
  });

  it('leads to hCaptcha, which its player has to complete', async () => {
    const { user, tries } = await logIn(hcaptcha);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Captcha' })).toHaveFocus());
    expect(tries()).toBe(1);
    await user.click(await human());
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(tries()).toBe(2));
  });
});
