import type { Meta, StoryObj } from '@storybook/react-vite';
import { longGames } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { ContinuePlaying } from './ContinuePlaying.tsx';

const meta = {
  component: ContinuePlaying,
  args: { count: 10, inView: 3.5 },
  globals: { audience: 'member' },
  decorators: [withAnswers({ recentList: { list: longGames, totalPages: 1 } })],
} satisfies Meta<typeof ContinuePlaying>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A part of the fourth tile shows that the row goes on. */
export const Default: Story = { tags: ['good-example'] };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const NothingPlayed: Story = { decorators: [withAnswers({ recentList: { list: [], totalPages: 0 } })] };
/** Six tiles across the screen are too small to recognise a game. */
export const TooSmall: Story = { tags: ['bad-example'], args: { inView: 6 } };
