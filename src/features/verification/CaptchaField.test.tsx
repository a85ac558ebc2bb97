import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkChallenge } from '#schemas/declare/platform/session.schema.ts';
import { LoginForm } from '#src/blocks/LoginForm/LoginForm.tsx';
import { ApiError } from '#src/lib/ApiError.ts';
import { fillIn, openRegisterForm, sent, submit } from '#tests/support/registerForm.tsx';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';

/** A worker whose code runs in the window, so that it really works. */
class WindowWorker extends EventTarget {
  private readonly scope: { onmessage?: (event: { data: unknown }) => void } = {};
  constructor() {
    super();
    const outer = globalThis.self;
    const postMessage = (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data }));
    vi.stubGlobal('self', Object.assign(this.scope, { postMessage }));
    handler({ deriveKey });
    vi.stubGlobal('self', outer);
  }
  postMessage(data: unknown) {
    vi.stubGlobal('self', this.scope);
    this.scope.onmessage?.({ data });
  }
  terminate() {}
}

const user = userEvent.setup();

async function work(counter = 3) {
  const options = { algorithm: 'PBKDF2/SHA-256', cost: 1, deriveKey, counter, hmacSignatureSecret: 's' };
  return { captchaId: 'c-9', challenge: (await createChallenge(options)) as WorkChallenge };
}

/** The solution in a sent body. */
const solutionIn = (given: unknown) =>
  (JSON.parse(atob((given as { captcha: string }).captcha)) as { solution: { counter: number } }).solution;

beforeEach(() => {
  vi.stubGlobal('Worker', WindowWorker);
});
afterEach(() => vi.unstubAllGlobals());

const form = { '/registerSettings/fields/captcha': { enabled: true, required: true, rules: [{ rule: 'maxLength', value: 6 }] } };

it('lets the digits of a picture be heard, which are new ones', async () => {
  const played: string[] = [];
  class FakeAudio {
    readonly address: string;
    constructor(address: string) {
      this.address = address;
    }
    async play() {
      played.push(this.address);
    }
    pause() {}
  }
  vi.stubGlobal('Audio', FakeAudio);
  const image = 'data:image/png;base64,';
  const { http } = openRegisterForm(form, { captcha: { captchaId: 'c-1', image } });
  const field = await screen.findByRole('textbox', { name: /^Captcha/ });
  http.answer({ captcha: { captchaId: 'c-2', image, audio: 'data:audio/wav;base64,AA' } });
  await user.click(await screen.findByRole('button', { name: 'Hear new digits instead' }));
  expect(field).toHaveFocus();
  await waitFor(() => expect(played).toEqual(['data:audio/wav;base64,AA']));
  expect(http.asked.filter(({ call }) => call === 'captcha').at(-1)?.given).toEqual({ audio: '1' });
});

describe('a captcha that the device solves', () => {
  it('asks nothing of the player, says that it is done, and goes along', async () => {
    const { http } = openRegisterForm(form, { captcha: await work() });
    expect(await screen.findByText('Check passed, nothing to enter.')).toBeVisible();
    expect(screen.getAllByRole('status').map((line) => line.textContent)).toContain('Check passed, nothing to enter.');
    expect(screen.queryByRole('textbox', { name: /Captcha/ })).not.toBeInTheDocument();
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(sent(http)).toHaveLength(1));
    const given = sent(http)[0]?.given;
    expect(given).toMatchObject({ captchaId: 'c-9' });
    expect(solutionIn(given).counter).toBe(3);
  });

  it('says that it failed, and tries again', async () => {
    const { http } = openRegisterForm(form, { captcha: new ApiError('network', 0, '') });
    expect(await screen.findByText('The check did not succeed. Please try again.')).toBeVisible();
    http.answer({ captcha: await work() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Check passed, nothing to enter.')).toBeVisible();
  });

  it('says that a browser without workers cannot do it', async () => {
    vi.stubGlobal('Worker', undefined);
    openRegisterForm(form, { captcha: await work() });
    expect(await screen.findByText(/^This browser cannot run the check/)).toBeVisible();
  });

  it('says that it was not accepted, and has another one ready', async () => {
    const refusal = new ApiError('fields.invalid', 422, '', {
      fields: { captcha: { message: 'rule.captchaWrong', params: {} } },
    });
    const { http } = openRegisterForm(form, { captcha: await work(), registerByUsername: refusal });
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByText(/^The check was not accepted/)).toBeVisible();
    await screen.findByText('Check passed, nothing to enter.');
    http.answer({ registerByUsername: { userName: 'mei7' } });
    await user.click(submit());
    await waitFor(() => expect(sent(http)).toHaveLength(2));
  });

  it('lets a login that came without it go on by itself', async () => {
    const { http } = renderWithSite(<LoginForm remember="off" />, {
      answers: { loginKey: new ApiError('captcha.required', 403, '', { captcha: true }), captcha: await work() },
      path: '/m/login',
    });
    await user.type(screen.getByRole('textbox', { name: /^Username/ }), 'mei7');
    await user.type(screen.getByLabelText(/^Password/), 'secret99');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(http.asked.filter(({ call }) => call === 'loginKey')).toHaveLength(2));
    expect(http.asked.filter(({ call }) => call === 'captcha').length).toBeGreaterThan(0);
  });
});
