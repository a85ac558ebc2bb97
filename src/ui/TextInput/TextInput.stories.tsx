import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextInput } from './TextInput.tsx';

const meta = { component: TextInput, args: { 'aria-label': 'Username', placeholder: 'aurora_fan' } } satisfies Meta<
  typeof TextInput
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'mira' } };
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'm' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'mira' } };
