import { screen } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import type { RegisterFormProps } from '#src/blocks/RegisterForm/block.ts';
import { RegisterForm } from '#src/blocks/RegisterForm/RegisterForm.tsx';
import { overHome } from '#src/site/dialogState.ts';
import type { FakeAnswers, FakeHttp } from './fakeHttp.ts';
import { renderWithSite } from './renderWithSite.tsx';

const captcha = { captchaId: 'c-1', image: 'data:image/svg+xml,<svg/>' };
const countries = [
  { code: 'VN', name: 'Vietnam', dialingCode: '84' },
  { code: 'TH', name: 'Thailand', dialingCode: '66' },
];

/** A field's settings, as `renderWithSite` takes them. */
export const fieldAt = (name: string, value: unknown) => ({ [`/registerSettings/fields/${name}`]: value });
export const noCaptcha = fieldAt('captcha', { enabled: false, required: false, rules: [] });

/** The form over home, on a platform that takes everything. */
export const openRegisterForm = (
  release: Readonly<Record<string, unknown>> = noCaptcha,
  answers: FakeAnswers = {},
  state: unknown = overHome,
  steps: RegisterFormProps['steps'] = 'one',
) =>
  renderWithSite(<RegisterForm hints reset steps={steps} />, {
    release,
    answers: {
      captcha,
      countries,
      checkUsername: { available: true },
      registerByUsername: { userName: 'mei7' },
      registerByMobile: { userName: '84912345678' },
      ...answers,
    },
    path: '/m/register',
    state,
  });

export const box = (name: RegExp) => screen.getByRole('textbox', { name });
export const password = () => screen.getByLabelText(/^Password/);
export const confirmation = () => screen.getByLabelText(/^Confirm password/);
export const terms = () => screen.getByRole('checkbox');
export const submit = () => screen.getByRole('button', { name: 'Sign up' });

type User = ReturnType<typeof userEvent.setup>;

/** Fills in the required fields of the plain form. */
export async function fillIn(user: User) {
  await user.type(box(/^Username/), 'mei7');
  await user.type(password(), 'secret99');
  await user.type(confirmation(), 'secret99');
  await user.click(terms());
}

/** The bodies that a call has sent. */
export const sent = (http: FakeHttp, call = 'registerByUsername') => http.asked.filter((one) => one.call === call);
