import type { Meta, StoryObj } from '@storybook/react-vite';
import { UpdatePrompt } from './UpdatePrompt.tsx';

const meta = { component: UpdatePrompt } satisfies Meta<typeof UpdatePrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
