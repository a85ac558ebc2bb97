import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionClock } from './SessionClock.tsx';

const meta = { component: SessionClock } satisfies Meta<typeof SessionClock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
