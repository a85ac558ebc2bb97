import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton, args: { shape: 'tiles', count: 8 } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {};
export const Text: Story = { args: { shape: 'text', count: 3 } };
export const Banner: Story = { args: { shape: 'banner', count: 1 } };
export const Chips: Story = { args: { shape: 'chips', count: 5 } };
