import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWinners } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { WinnerBoard } from './WinnerBoard.tsx';

const meta = { component: WinnerBoard, args: { limit: 20, note: true, restAfterMs: 5000 } } satisfies Meta<typeof WinnerBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The note below says that past wins do not affect future games. */
export const Row: Story = { tags: ['good-example'] };
export const Column: Story = { globals: { brand: 'lotus', theme: 'light' } };
export const Member: Story = { globals: { audience: 'member' } };
export const Endless: Story = { args: { restAfterMs: 0 } };
/** Without the note, a list of wins suggests that most players win. */
export const WithoutNote: Story = { tags: ['bad-example'], args: { note: false } };
export const Empty: Story = { decorators: [withAnswers({ winners: [] })] };
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
export const LongText: Story = { decorators: [withAnswers({ winners: longWinners })] };
