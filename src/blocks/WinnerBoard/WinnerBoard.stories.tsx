import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWinners } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { WinnerBoard } from './WinnerBoard.tsx';

const meta = { component: WinnerBoard, args: { limit: 20, note: true, restAfterMs: 5000 } } satisfies Meta<typeof WinnerBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const Column: Story = { globals: { brand: 'lotus', theme: 'light' } };
export const Member: Story = { globals: { audience: 'member' } };
export const Endless: Story = { args: { restAfterMs: 0 } };
export const WithoutNote: Story = { args: { note: false } };
export const Empty: Story = { decorators: [withAnswers({ winners: [] })] };
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
export const LongText: Story = { decorators: [withAnswers({ winners: longWinners })] };
