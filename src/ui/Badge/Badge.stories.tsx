import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

const meta = { component: Badge, args: { children: 'New' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};
export const Brand: Story = { args: { tone: 'brand' } };
export const Muted: Story = { args: { tone: 'muted', children: '99+' } };
