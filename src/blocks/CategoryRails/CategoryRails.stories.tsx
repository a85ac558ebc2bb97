import type { Meta, StoryObj } from '@storybook/react-vite';
import { longGames, longVendors, noVendors } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { CategoryRails } from './CategoryRails.tsx';

const meta = {
  component: CategoryRails,
  args: {
    categories: ['RNG', 'LIVE', 'SPORTS', 'ELOTT'],
    pageSize: 8,
    gamesInView: 4,
    vendorsInView: 2.3,
    group: 4,
    twoRows: ['RNG'],
    wide: ['LIVE'],
  },
} satisfies Meta<typeof CategoryRails>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four tiles across the screen are large enough to recognise each game. */
export const Default: Story = { tags: ['good-example'] };
export const Member: Story = { globals: { audience: 'member' } };
export const ThreeInView: Story = { args: { gamesInView: 3 } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const Empty: Story = { decorators: [withAnswers({ vendors: noVendors })] };
export const EmptyCategories: Story = {
  decorators: [withAnswers({ games: { games: [], pageNum: 1, totalPages: 0, totalCount: 0 } })],
};
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
export const LongText: Story = {
  decorators: [
    withAnswers({ vendors: longVendors, games: { games: longGames, pageNum: 1, totalPages: 1, totalCount: longGames.length } }),
  ],
};
/** Six tiles across the screen are too small to recognise a game. */
export const TooSmall: Story = { tags: ['bad-example'], args: { gamesInView: 6 } };
