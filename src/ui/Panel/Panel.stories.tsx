import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '#tests/support/withTheme.tsx';
import { Panel } from './Panel.tsx';

const meta = { component: Panel, args: { title: 'Log in', children: 'The form.' } } satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Flat: Story = { decorators: [withTheme({ cards: 'flat' })] };
export const Raised: Story = { decorators: [withTheme({ cards: 'raised' })] };
export const Glass: Story = { decorators: [withTheme({ cards: 'glass' })] };
