import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { someResults } from '#tests/support/recordAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { ProfitLoss } from './ProfitLoss.tsx';

const meta = { component: ProfitLoss, args: { counts: true, design: 'table' }, globals: { audience: 'member' } } satisfies Meta<
  typeof ProfitLoss
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number of bets explains how a result came about. */
export const Default: Story = { tags: ['good-example'] };
export const Cards: Story = { args: { design: 'cards' } };
export const RightToLeft: Story = { globals: { audience: 'member', brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { audience: 'member', platform: 'failing' } };
export const Slow: Story = { globals: { audience: 'member', platform: 'slow' } };
export const Empty: Story = { decorators: [withAnswers({ profitLoss: { ...someResults, list: [] } })] };
export const LongText: Story = {
  decorators: [
    withAnswers({
      profitLoss: {
        ...someResults,
        list: [{ gameType: LONG_WORD, count: 1_000_000, stake: 123_456_789_012.5, payout: 0, profit: -123_456_789_012.5 }],
      },
    }),
  ],
};
/** A result without the number of bets cannot be assessed: one large loss looks like many small ones. */
export const WithoutCounts: Story = { tags: ['bad-example'], args: { counts: false } };
