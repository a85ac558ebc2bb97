import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from './Chip.tsx';

const meta = { component: Chip, args: { href: '#cat-RNG', children: 'Slots' } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIcon: Story = { args: { icon: 'RNG' } };
export const Current: Story = { args: { icon: 'RNG', 'aria-current': 'true' } };
