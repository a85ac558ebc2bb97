import type { Meta, StoryObj } from '@storybook/react-vite';
import { railCategories } from '#schemas/declare/names/gameCategories.ts';
import { betAt, pageOf } from '#tests/support/recordAnswers.ts';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { BetRecords } from './BetRecords.tsx';

const meta = {
  component: BetRecords,
  args: { categories: [...railCategories], totals: true, design: 'cards' },
  globals: { audience: 'member' },
} satisfies Meta<typeof BetRecords>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Players filter by game type and see the result of a period. */
export const Default: Story = { tags: ['good-example'] };
export const Table: Story = { args: { design: 'table' } };
export const TableRightToLeft: Story = {
  args: { design: 'table' },
  globals: { audience: 'member', brand: 'sahara', language: 'AR' },
};
export const Timeline: Story = { args: { design: 'timeline' } };
export const TimelineRightToLeft: Story = {
  args: { design: 'timeline' },
  globals: { audience: 'member', brand: 'sahara', language: 'AR' },
};
export const RightToLeft: Story = { globals: { audience: 'member', brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { audience: 'member', platform: 'failing' } };
export const Slow: Story = { globals: { audience: 'member', platform: 'slow' } };
export const Empty: Story = { decorators: [withAnswers({ gameRecords: { list: [], totalCount: 0 } })] };
export const LongText: Story = {
  decorators: [
    withAnswers({
      gameRecords: {
        ...pageOf(2, {}, () =>
          betAt(0, { gameName: LONG_WORD.repeat(2), vendorName: LONG_WORD, profit: 123_456_789_012.5, freeplay: 1 }),
        ),
        totals: { stake: 98_765_432_109.5, payout: 222_222_221_122, profit: 123_456_789_012.5 },
      },
    }),
  ],
};
export const NotOffered: Story = {
  decorators: [
    withAnswers({}, (site) => ({
      ...site,
      behaviour: {
        ...site.behaviour,
        platform: { ...site.behaviour.platform, paths: { ...site.behaviour.platform.paths, gameRecords: '' } },
      },
    })),
  ],
};
/** Without filter and totals players have to add up by hand what they have lost. */
export const WithoutFilter: Story = { tags: ['bad-example'], args: { categories: [], totals: false } };
