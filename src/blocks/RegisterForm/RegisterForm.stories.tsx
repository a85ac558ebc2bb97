import type { Meta, StoryObj } from '@storybook/react-vite';
import { registerFields } from '#schemas/declare/register/registerSettings.schema.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';
import { Panel } from '#src/ui/Panel/Panel.tsx';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { withHttp } from '#tests/support/withHttp.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const meta = {
  component: RegisterForm,
  args: { hints: true, reset: true, steps: 'one' },
  decorators: [
    (Story) => (
      <Panel title="Sign up">
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Playing = Pick<Parameters<Play>[0], 'canvasElement' | 'userEvent'>;

const values: Readonly<Record<string, string>> = {
  username: 'mira2026',
  email: 'mira@example.com',
  password: 'a-long-Secret7',
  confimpsw: 'a-long-Secret7',
  identifying: '1234',
  mobileNum: '912345678',
};

async function fillIn({ canvasElement, userEvent }: Playing) {
  for (const [name, value] of Object.entries(values)) {
    const input = canvasElement.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (input) await userEvent.type(input, value);
  }
  const terms = canvasElement.querySelector<HTMLInputElement>('input[name=terms]');
  if (terms && !terms.checked) await userEvent.click(terms);
}

async function send({ canvasElement, userEvent }: Playing) {
  const button = canvasElement.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!button) throw new Error('the form has no button');
  await userEvent.click(button);
}

async function fillInAndSend(playing: Playing) {
  await fillIn(playing);
  await send(playing);
}

const isRegistration = (call: string) => call.startsWith('registerBy');
const refusing =
  (error: ApiError) =>
  (http: Http): Http => ({
    ...http,
    async send(call, body) {
      if (isRegistration(call)) throw error;
      return http.send(call, body);
    },
  });
const never = (http: Http): Http => ({
  ...http,
  send: (call, body) => (isRegistration(call) ? new Promise<never>(() => undefined) : http.send(call, body)),
});

const withSwitches = (switches: Partial<Site['switches']>) =>
  withAnswers({}, (site) => ({ ...site, switches: { ...site.switches, ...switches } }));

const withEveryField = withAnswers({}, (site) => {
  const fields = Object.fromEntries(
    registerFields.map((name) => [name, { ...site.registerSettings.fields[name], enabled: true }]),
  );
  // The same keys as before.
  return { ...site, registerSettings: { ...site.registerSettings, fields: fields as Site['registerSettings']['fields'] } };
});

const withCode = withSwitches({ USERNAMEREG3: false, MOBILENUMREG3: true, REGMOBVERF3: true });

async function askForCode({ canvasElement, userEvent }: Playing) {
  const number = canvasElement.querySelector<HTMLInputElement>('input[name=mobileNum]');
  const button = canvasElement.querySelector<HTMLButtonElement>('input[name=verificationCode] + button');
  if (!number || !button) throw new Error('the form asks for no code');
  await userEvent.type(number, '912345678');
  await userEvent.click(button);
}

const unknownInvitation = { fields: { affiliateCode: { message: 'rule.affiliateUnknown', params: {} } } };
const faults = {
  fields: { username: { message: 'rule.usernameTaken', params: {} }, captcha: { message: 'rule.captchaWrong', params: {} } },
};
const unseen = { fields: { nickname: { message: 'rule.required', params: {} } } };

export const Empty: Story = {};
export const Filled: Story = { play: fillIn };
export const Errors: Story = { play: send };
export const RefusedFields: Story = {
  decorators: [withHttp(refusing(new ApiError('fields.invalid', 422, '', faults)))],
  play: fillInAndSend,
};
export const ChangedForm: Story = {
  decorators: [withHttp(refusing(new ApiError('fields.invalid', 422, '', unseen)))],
  play: fillInAndSend,
};
export const NoNetwork: Story = { decorators: [withHttp(refusing(new ApiError('network', 0, '')))], play: fillInAndSend };
export const Loading: Story = { decorators: [withHttp(never)], play: fillInAndSend };
export const BothMethods: Story = {
  globals: { brand: 'lotus', theme: 'light' },
  decorators: [withSwitches({ USERNAMEREG3: true, MOBILENUMREG3: true })],
};
export const CodeCounting: Story = { decorators: [withCode], play: askForCode };
export const CodeSending: Story = {
  decorators: [
    withCode,
    withHttp((http) => ({
      ...http,
      send: (call, body) => (call === 'smsForRegister' ? new Promise<never>(() => undefined) : http.send(call, body)),
    })),
  ],
  play: askForCode,
};
export const CodeRightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' }, decorators: [withCode], play: askForCode };
export const UnknownInvitation: Story = {
  decorators: [
    withAnswers({}, (site) => ({
      ...site,
      registerSettings: {
        ...site.registerSettings,
        fields: { ...site.registerSettings.fields, affiliateCode: { enabled: true, required: false, rules: [] } },
      },
    })),
    withHttp(refusing(new ApiError('fields.invalid', 422, '', unknownInvitation))),
  ],
  play: fillInAndSend,
};
export const MobileOnly: Story = { decorators: [withSwitches({ USERNAMEREG3: false, MOBILENUMREG3: true })] };
export const Closed: Story = { decorators: [withSwitches({ USERNAMEREG3: false, MOBILENUMREG3: false })] };
/** Many visitors leave a form this long. Ask for less, or in two steps. */
export const EveryField: Story = { tags: ['bad-example'], decorators: [withEveryField] };
/** A long form asks for the most important first, so it looks short. */
export const FirstOfTwoSteps: Story = { tags: ['good-example'], args: { steps: 'two' }, decorators: [withEveryField] };
export const FirstStepFaults: Story = { args: { steps: 'two' }, decorators: [withEveryField], play: send };
export const SecondOfTwoSteps: Story = { args: { steps: 'two' }, decorators: [withEveryField], play: fillInAndSend };
export const SecondStepRightToLeft: Story = {
  globals: { brand: 'sahara', language: 'AR' },
  args: { steps: 'two' },
  decorators: [withEveryField],
  play: fillInAndSend,
};
export const WithoutHints: Story = { args: { hints: false, reset: false } };
export const CaptchaFails: Story = { globals: { platform: 'failing' } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' }, play: send };
export const LargeText: Story = { globals: { textSize: '200' } };
