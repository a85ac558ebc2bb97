import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '#src/ui/Panel/Panel.tsx';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withSession } from '#tests/support/withSession.tsx';
import { SettingsList } from './SettingsList.tsx';

const meta = {
  component: SettingsList,
  args: { account: true, data: true, card: false },
  decorators: [
    (Story) => (
      <Panel title="Settings">
        <Story />
      </Panel>
    ),
    withSession('mira2026'),
  ],
  globals: { audience: 'member' },
} satisfies Meta<typeof SettingsList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Members see which account these settings belong to, and can download its stored data. */
export const Default: Story = { tags: ['good-example'] };
export const WithoutName: Story = { args: { account: false } };
/** Members cannot read or delete their stored data, which many laws demand. */
export const WithoutData: Story = { tags: ['bad-example'], args: { data: false } };
export const OfATrial: Story = { globals: { audience: 'trial' } };
export const SigningOut: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
  },
};
export const LongText: Story = { decorators: [withSession(LONG_WORD)] };
export const Light: Story = { globals: { brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const Card: Story = { args: { account: false, data: false, card: true } };
