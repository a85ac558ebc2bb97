import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './IconButton.tsx';

const meta = { component: IconButton, args: { icon: 'menu', label: 'Menu' } } satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Soft: Story = { args: { variant: 'soft' } };
export const Disabled: Story = { args: { disabled: true } };
