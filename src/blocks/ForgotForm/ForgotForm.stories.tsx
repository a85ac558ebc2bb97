import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SwitchName } from '#schemas/declare/names/switchNames.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';
import { Panel } from '#src/ui/Panel/Panel.tsx';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { withHttp } from '#tests/support/withHttp.tsx';
import { ForgotForm } from './ForgotForm.tsx';

const meta = {
  component: ForgotForm,
  args: { hints: true },
  decorators: [
    (Story) => (
      <Panel title="Recover password">
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof ForgotForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const countries = [{ code: 'VN', name: 'Vietnam', dialingCode: '84' }];
const contact = [{ title: 'CS', path: 'https://chat.example/' }];

/** A site with these ways of recovery. */
const by = (on: readonly SwitchName[]) =>
  withAnswers({ countries, service: contact }, (site) => ({
    ...site,
    switches: { ...site.switches, PSWEMAIL3: on.includes('PSWEMAIL3'), PSWPHONE3: on.includes('PSWPHONE3') },
  }));

const offline = (http: Http): Http => ({
  ...http,
  async send() {
    throw new ApiError('network', 0, '');
  },
});

const never = (http: Http): Http => ({ ...http, send: () => new Promise<never>(() => undefined) });

type Playing = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function sendMail({ canvas, userEvent }: Playing) {
  const [username, email] = await canvas.findAllByRole('textbox');
  if (!username || !email) throw new Error('the form has two fields');
  await userEvent.type(username, 'mira2026');
  await userEvent.type(email, 'mira@example.com');
  await userEvent.type(email, '{Enter}');
}

export const Email: Story = { decorators: [by(['PSWEMAIL3'])] };
export const Phone: Story = { decorators: [by(['PSWPHONE3'])] };
/** Players choose the way that they still have access to. */
export const Both: Story = { tags: ['good-example'], decorators: [by(['PSWEMAIL3', 'PSWPHONE3'])] };
/** Without a way of recovery every forgotten password is work for customer support. */
export const Neither: Story = { tags: ['bad-example'], decorators: [by([])] };
export const Errors: Story = {
  decorators: [by(['PSWEMAIL3'])],
  async play({ canvas, userEvent }) {
    for (const field of await canvas.findAllByRole('textbox')) await userEvent.type(field, 'x');
    await userEvent.tab();
  },
};
export const Failed: Story = {
  decorators: [withHttp(offline), by(['PSWEMAIL3'])],
  play: sendMail,
};
export const Loading: Story = { decorators: [withHttp(never), by(['PSWEMAIL3'])], play: sendMail };
export const Light: Story = { decorators: [by(['PSWEMAIL3', 'PSWPHONE3'])], globals: { brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { decorators: [by(['PSWPHONE3'])], globals: { brand: 'sahara', language: 'AR' } };
export const LargeText: Story = { decorators: [by(['PSWPHONE3'])], globals: { textSize: '200' } };
