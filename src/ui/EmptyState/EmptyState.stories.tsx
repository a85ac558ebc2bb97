import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './EmptyState.tsx';

const meta = { component: EmptyState, args: { text: 'Nothing here yet.' } } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { text: 'Keineinträgevorhandenbenachrichtigung '.repeat(5) } };
