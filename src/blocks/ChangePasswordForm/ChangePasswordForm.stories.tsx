import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Http } from '#src/lib/http.ts';
import { Panel } from '#src/ui/Panel/Panel.tsx';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withHttp } from '#tests/support/withHttp.tsx';
import { withSession } from '#tests/support/withSession.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

const meta = {
  component: ChangePasswordForm,
  args: { hints: true },
  decorators: [
    (Story) => (
      <Panel title="Change password">
        <Story />
      </Panel>
    ),
    withSession('mira2026'),
  ],
  globals: { audience: 'member' },
} satisfies Meta<typeof ChangePasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvasElement' | 'userEvent'>;

/** Types the passwords in the order of the fields, and sends. */
const send =
  (...passwords: readonly string[]) =>
  async ({ canvasElement, userEvent }: Playing) => {
    const inputs = [...canvasElement.querySelectorAll<HTMLInputElement>('input:not([readonly])')];
    for (const [index, password] of passwords.entries()) {
      const input = inputs[index];
      if (input) await userEvent.type(input, password);
    }
    await userEvent.keyboard('{Enter}');
  };

const never = (http: Http): Http => ({ ...http, send: () => new Promise<never>(() => undefined) });

/** The rules are below the field before anything is wrong. */
export const Empty: Story = { tags: ['good-example'] };
export const Errors: Story = { play: send('secret99', 'new', 'other') };
export const SamePassword: Story = { play: send('secret99', 'secret99', 'secret99') };
export const Loading: Story = { decorators: [withHttp(never)], play: send('secret99', 'brandnew1', 'brandnew1') };
export const LongName: Story = { decorators: [withSession(LONG_WORD)] };
export const Light: Story = { globals: { brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' }, play: send('secret99', 'new') };
export const LargeText: Story = { globals: { textSize: '200' } };
/** Players learn the rules of a password only after they have broken one. */
export const WithoutHints: Story = { tags: ['bad-example'], args: { hints: false } };
