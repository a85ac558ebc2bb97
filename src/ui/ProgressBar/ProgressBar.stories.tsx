import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  component: ProgressBar,
  args: { value: 0.4, label: 'Progress to next level', text: '4 of 10' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Nothing: Story = { args: { value: 0, text: '0 of 10' } };
export const Done: Story = { args: { value: 1, text: '10 of 10' } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
