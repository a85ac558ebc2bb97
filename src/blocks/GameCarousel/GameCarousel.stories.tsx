import type { Meta, StoryObj } from '@storybook/react-vite';
import { longGames } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { GameCarousel } from './GameCarousel.tsx';

const meta = {
  component: GameCarousel,
  args: { games: 'new', category: 'ALL', count: 12, inView: 3, autoplayMs: 8000, restAfterMs: 0 },
} satisfies Meta<typeof GameCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const pageOf = (games: typeof longGames) => ({ games: { games, pageNum: 1, totalPages: 1, totalCount: games.length } });

/** Three pictures across the screen can be recognised. */
export const Default: Story = { tags: ['good-example'] };
export const OneCategory: Story = {
  args: { games: 'all', category: 'FISH', inView: 2.5 },
  globals: { brand: 'harbour', theme: 'light' },
};
export const Capitals: Story = { globals: { brand: 'neon', language: 'KR' } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const Member: Story = { globals: { audience: 'member' } };
export const Still: Story = { args: { autoplayMs: 0 } };
export const Few: Story = { decorators: [withAnswers(pageOf(longGames.slice(0, 2)))] };
export const Empty: Story = { decorators: [withAnswers(pageOf([]))] };
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
export const LongText: Story = { decorators: [withAnswers(pageOf(longGames))] };
/** Six pictures across the screen are too small to recognise a game. */
export const TooSmall: Story = { tags: ['bad-example'], args: { inView: 6 } };
