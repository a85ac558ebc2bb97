import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';
import { Panel } from '#src/ui/Panel/Panel.tsx';
import { withHttp } from '#tests/support/withHttp.tsx';
import { MailReset } from './MailReset.tsx';

const meta = {
  component: MailReset,
  args: { token: 'a-secret-of-the-mail', hints: true },
  decorators: [
    (Story) => (
      <Panel title="Recover password">
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof MailReset>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused = (http: Http): Http => ({ ...http, send: () => Promise.reject(new ApiError('token.expired', 400, 'Too old.')) });

export const Empty: Story = {};
export const LinkTooOld: Story = {
  decorators: [withHttp(refused)],
  async play({ canvasElement, userEvent }) {
    for (const input of canvasElement.querySelectorAll('input')) await userEvent.type(input, 'brandnew1');
    await userEvent.keyboard('{Enter}');
  },
};
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
