import type { Meta, StoryObj } from '@storybook/react-vite';
import { longGames } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { LotteryDraws } from './LotteryDraws.tsx';

const meta = {
  component: LotteryDraws,
  args: { limit: 12 },
  parameters: { path: '/m/elott' },
} satisfies Meta<typeof LotteryDraws>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = longGames.map((game) => ({
  ...game,
  numero: {
    gameId: game.gameId,
    issue: '20260101-000123456789',
    numbers: Array.from({ length: 20 }, (_ball, index) => index * 5),
    openedAt: '2026-01-01T11:00:00Z',
    nextAt: '2099-01-01T11:00:00Z',
  },
}));

/** Enough lotteries are here to compare their draws. */
export const Default: Story = { tags: ['good-example'] };
export const Light: Story = { globals: { brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const Popular: Story = { parameters: { path: '/m/home' } };
/** Without logos players have to read every name. */
export const WithoutLogos: Story = {
  tags: ['bad-example'],
  decorators: [withAnswers({ lotteryShowLogo: { showLogo: false } })],
};
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
export const LongText: Story = { decorators: [withAnswers({ lotteryGames: long })] };
export const LargeText: Story = { globals: { textSize: '200' } };
