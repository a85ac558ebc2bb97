import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordInput } from './PasswordInput.tsx';

const meta = {
  component: PasswordInput,
  args: { label: 'Password', 'aria-label': 'Password', defaultValue: 'northern-lights' },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Invalid: Story = { args: { 'aria-invalid': true } };
