import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withTheme } from '#tests/support/withTheme.tsx';
import { GameTile } from './GameTile.tsx';

const game = {
  gameId: 'KOIX-010',
  nodeId: 3,
  gameName: 'Emperor Koi',
  gameType: 'FISH',
  vassalage: 'KOIX',
  iconUrl: '/art/games/KOIX-010.webp',
  isNew: '0',
};

const meta = {
  component: GameTile,
  args: { game },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 96, padding: 16, boxSizing: 'content-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GameTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const New: Story = { args: { game: { ...game, isNew: '1' } } };
export const Ranked: Story = { args: { rank: 1 } };
export const BelowName: Story = { globals: { brand: 'lotus', theme: 'light' } };
export const Portrait: Story = { decorators: [withTheme({ tiles: 'below', tileShape: 'portrait' })] };
export const Wide: Story = { decorators: [withTheme({ tiles: 'within', tileShape: 'wide' })] };
export const WithStakes: Story = { args: { format: 'wide', game: { ...game, minBet: 1, maxBet: 500 } } };
export const BrokenPicture: Story = { args: { game: { ...game, iconUrl: '/art/games/none' } } };
export const LongText: Story = { args: { game: { ...game, gameName: LONG_WORD } } };
