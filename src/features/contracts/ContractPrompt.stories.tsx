import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContractPrompt } from './ContractPrompt.tsx';

const meta = {
  component: ContractPrompt,
  args: { onClose: () => undefined },
  globals: { audience: 'agent' },
} satisfies Meta<typeof ContractPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { globals: { audience: 'agent', brand: 'sahara', language: 'AR' } };
