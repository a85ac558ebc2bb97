import type { Meta, StoryObj } from '@storybook/react-vite';
import { SwitchInput } from './SwitchInput.tsx';

const meta = { component: SwitchInput, args: { children: 'Show my balance' } } satisfies Meta<typeof SwitchInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
