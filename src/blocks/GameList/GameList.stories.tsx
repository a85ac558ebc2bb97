import type { Meta, StoryObj } from '@storybook/react-vite';
import { longGames, longVendors } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { GameList } from './GameList.tsx';

const none = { games: [], pageNum: 1, totalPages: 0, totalCount: 0 };

const meta = {
  component: GameList,
  args: { pageSize: 15, large: 0, loading: 'button', vendors: true, search: true, filters: true },
  parameters: { path: '/m/slot-games' },
} satisfies Meta<typeof GameList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Search, filters and studios help players through hundreds of games. */
export const Default: Story = { tags: ['good-example'] };
export const Light: Story = { globals: { brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const Hot: Story = { parameters: { path: '/m/slot-games?type=HOT' } };
export const Provider: Story = { parameters: { path: '/m/provider?vassalage=NOVR' } };
export const NoResults: Story = {
  parameters: { path: '/m/slot-games?q=zzz' },
  decorators: [withAnswers({ games: none })],
};
export const NothingLeft: Story = {
  parameters: { path: '/m/slot-games?vassalage=NOVR' },
  decorators: [withAnswers({ games: none })],
};
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
export const LongText: Story = {
  decorators: [
    withAnswers({ games: { games: longGames, pageNum: 1, totalPages: 1, totalCount: longGames.length }, vendors: longVendors }),
  ],
};
/** Players have to scroll through hundreds of games to find one. */
export const WithoutBar: Story = { tags: ['bad-example'], args: { vendors: false, search: false, filters: false } };
