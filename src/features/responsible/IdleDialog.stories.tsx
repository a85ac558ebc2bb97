import type { Meta, StoryObj } from '@storybook/react-vite';
import { IdleDialog } from './IdleDialog.tsx';

const meta = {
  component: IdleDialog,
  args: { secondsLeft: 42, onStay: () => undefined, onLeave: () => undefined },
} satisfies Meta<typeof IdleDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LastSecond: Story = { args: { secondsLeft: 1 } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
