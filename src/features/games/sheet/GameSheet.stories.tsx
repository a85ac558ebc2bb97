import type { Meta, StoryObj } from '@storybook/react-vite';
import { longGames } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { GameSheet } from './GameSheet.tsx';

const [first] = longGames;
const nodeId = first?.nodeId ?? 0;
const games = (list: typeof longGames) =>
  withAnswers({ games: { games: list, pageNum: 1, totalPages: 1, totalCount: list.length } });
const fullGames = longGames.map((game) => ({
  ...game,
  rtp: 96.5,
  volatility: 'HIGH' as const,
  minBet: 0.2,
  freeplay: 1,
  isNew: '1',
}));

const meta = { component: GameSheet, args: { nodeId, onClose: () => undefined }, decorators: [games(fullGames)] } satisfies Meta<
  typeof GameSheet
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Member: Story = { globals: { audience: 'member' } };
export const Trial: Story = { globals: { audience: 'trial' } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const NoFacts: Story = { decorators: [games(longGames)] };
export const Maintenance: Story = { decorators: [games(fullGames.map((game) => ({ ...game, maintenance: true })))] };
export const Unknown: Story = { args: { nodeId: nodeId + 1_000_000 } };
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
