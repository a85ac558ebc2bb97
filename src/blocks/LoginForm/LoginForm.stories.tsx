import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';
import { Panel } from '#src/ui/Panel/Panel.tsx';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { withHttp } from '#tests/support/withHttp.tsx';
import { LoginForm } from './LoginForm.tsx';

const meta = {
  component: LoginForm,
  args: { remember: 'site' },
  decorators: [
    (Story) => (
      <Panel title="Log in">
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;
type Playing = Pick<Parameters<Play>[0], 'canvasElement' | 'userEvent'>;

function find(canvas: HTMLElement, selector: string): Element {
  const found = canvas.querySelector(selector);
  if (!found) throw new Error(`the form has no ${selector}`);
  return found;
}

const send = ({ canvasElement, userEvent }: Playing) => userEvent.click(find(canvasElement, 'button[type=submit]'));

async function fillIn({ canvasElement, userEvent }: Playing) {
  await userEvent.type(find(canvasElement, 'input[name=username]'), 'mira2026');
  await userEvent.type(find(canvasElement, 'input[name=password]'), 'a-long-secret');
}

async function fillInAndSend(playing: Playing) {
  await fillIn(playing);
  await send(playing);
}

/** A platform that refuses the login from its first call on. */
const refusing =
  (error: ApiError) =>
  (http: Http): Http => ({
    ...http,
    async read(call, params) {
      if (call === 'loginKey') throw error;
      return http.read(call, params);
    },
  });

/** A platform that answers the request for a code in its own way. */
const sending =
  (answer: () => Promise<never>) =>
  (http: Http): Http => ({ ...http, send: (call, body) => (call === 'smsWithoutLogin' ? answer() : http.send(call, body)) });

const withMobile = withAnswers({}, (site) => ({
  ...site,
  switches: { ...site.switches, MOBILECODELOGIN3: true, PSWPHONE3: true },
}));

const withPasskeys = withAnswers({}, (site) => ({
  ...site,
  behaviour: {
    ...site.behaviour,
    login: { ...site.behaviour.login, passkeys: true },
    platform: {
      ...site.behaviour.platform,
      paths: { ...site.behaviour.platform.paths, passkeyChallenge: '/wps/own/options', passkeyLogin: '/wps/own/login' },
    },
  },
}));

const passkeyRefused = (http: Http): Http => ({
  ...http,
  async send() {
    throw new ApiError('passkey.unknown', 404, '');
  },
});

const toMobile = ({ canvasElement, userEvent }: Playing) => userEvent.click(find(canvasElement, '[role=tab]:last-child'));

async function askForCode(playing: Playing) {
  await toMobile(playing);
  const { canvasElement, userEvent } = playing;
  await userEvent.type(find(canvasElement, 'input[name=mobileNum]'), '912345678');
  await userEvent.click(find(canvasElement, 'input[name=verificationCode] + button'));
}

async function openCountries(playing: Playing) {
  await toMobile(playing);
  await playing.userEvent.click(find(playing.canvasElement, 'button[aria-haspopup=dialog]'));
}

const never = (http: Http): Http => ({
  ...http,
  read: (call, params) => (call === 'loginKey' ? new Promise<never>(() => undefined) : http.read(call, params)),
});

/** Members who use a phone of their own need not type their name at each visit. */
export const Empty: Story = { tags: ['good-example'] };
export const Filled: Story = { play: fillIn };
export const Errors: Story = { play: send };
export const Wrong: Story = {
  decorators: [withHttp(refusing(new ApiError('login.wrong', 401, '', { captcha: false })))],
  play: fillInAndSend,
};
export const Captcha: Story = {
  decorators: [withHttp(refusing(new ApiError('captcha.required', 403, '', { captcha: true })))],
  play: fillInAndSend,
};
export const Locked: Story = {
  decorators: [withHttp(refusing(new ApiError('login.locked', 429, '', { retryAfterS: 600 })))],
  play: fillInAndSend,
};
export const NoNetwork: Story = { decorators: [withHttp(refusing(new ApiError('network', 0, '')))], play: fillInAndSend };
export const Loading: Story = { decorators: [withHttp(never)], play: fillInAndSend };
export const Mobile: Story = { decorators: [withMobile], play: toMobile };
export const MobileErrors: Story = {
  decorators: [withMobile],
  play: async (playing) => {
    await toMobile(playing);
    await send(playing);
  },
};
export const SmsSending: Story = {
  decorators: [withMobile, withHttp(sending(() => new Promise<never>(() => undefined)))],
  play: askForCode,
};
export const SmsCounting: Story = { decorators: [withMobile], play: askForCode };
export const SmsCaptcha: Story = {
  decorators: [withMobile, withHttp(sending(() => Promise.reject(new ApiError('captcha.required', 403, '', { captcha: true }))))],
  play: askForCode,
};
export const SmsRefused: Story = {
  decorators: [withMobile, withHttp(sending(() => Promise.reject(new ApiError('rate.limited', 429, '', { retryAfterS: 600 }))))],
  play: askForCode,
};
export const Countries: Story = { decorators: [withMobile], play: openCountries };
export const CountriesUnknown: Story = { globals: { platform: 'failing' }, decorators: [withMobile], play: toMobile };
/** Members have to type name and password at every visit. */
export const WithoutRemember: Story = { tags: ['bad-example'], args: { remember: 'off' } };
export const Passkey: Story = { decorators: [withPasskeys] };
export const PasskeyRemoved: Story = {
  decorators: [withPasskeys, withHttp(passkeyRefused)],
  play: async ({ canvasElement, userEvent }) => userEvent.click(find(canvasElement, 'form + button')),
};
export const Light: Story = { globals: { brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' }, play: send };
export const MobileRightToLeft: Story = {
  globals: { brand: 'sahara', language: 'AR' },
  decorators: [withMobile],
  play: askForCode,
};
export const CountriesLight: Story = {
  globals: { brand: 'lotus', theme: 'light' },
  decorators: [withMobile],
  play: openCountries,
};
export const MobileLargeText: Story = { globals: { textSize: '200' }, decorators: [withMobile], play: toMobile };
export const LargeText: Story = { globals: { textSize: '200' } };
