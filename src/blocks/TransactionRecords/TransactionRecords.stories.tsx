import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { pageOf } from '#tests/support/recordAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { TransactionRecords } from './TransactionRecords.tsx';

const meta = {
  component: TransactionRecords,
  args: { types: ['D', 'W', 'B', 'P', 'R'], totals: true, design: 'cards' },
  globals: { audience: 'member' },
} satisfies Meta<typeof TransactionRecords>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Members filter by type and see credits and debits. */
export const Default: Story = { tags: ['good-example'] };
export const Table: Story = { args: { design: 'table' } };
export const Timeline: Story = { args: { design: 'timeline' } };
export const TimelineLight: Story = {
  args: { design: 'timeline' },
  globals: { audience: 'member', brand: 'lotus', theme: 'light' },
};
export const RightToLeft: Story = { globals: { audience: 'member', brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { audience: 'member', platform: 'failing' } };
export const Slow: Story = { globals: { audience: 'member', platform: 'slow' } };
export const Empty: Story = { decorators: [withAnswers({ transactions: { list: [], totalCount: 0 } })] };
export const LongText: Story = {
  decorators: [
    withAnswers({
      transactions: {
        ...pageOf(2, {}, (index) => ({
          id: String(index),
          reference: LONG_WORD,
          type: 'REBATE',
          amount: -123_456_789_012.5,
          balance: 123_456_789_012.5,
          status: 'waiting',
          time: '2026-02-28T20:00:00Z',
          detail: LONG_WORD.repeat(2),
        })),
        totals: { in: 123_456_789_012.5, out: -123_456_789_012.5 },
      },
    }),
  ],
};
/** Without filter and totals members have to add up credits and debits by hand. */
export const WithoutFilter: Story = { tags: ['bad-example'], args: { types: [], totals: false } };
