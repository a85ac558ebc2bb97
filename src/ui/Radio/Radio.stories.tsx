import type { Meta, StoryObj } from '@storybook/react-vite';
import { Radio } from './Radio.tsx';

const meta = { component: Radio, args: { 'aria-label': 'Bank transfer', name: 'way' } } satisfies Meta<typeof Radio>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultChecked: true } };
