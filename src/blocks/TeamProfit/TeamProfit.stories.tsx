import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { TeamProfit } from './TeamProfit.tsx';

const meta = { component: TeamProfit, args: { search: true }, globals: { audience: 'agent' } } satisfies Meta<typeof TeamProfit>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A member is found by a few letters of the name. */
export const Default: Story = { tags: ['good-example'] };
export const RightToLeft: Story = { globals: { audience: 'agent', brand: 'sahara', language: 'AR' } };
export const Light: Story = { globals: { audience: 'agent', theme: 'light' } };
export const Failing: Story = { globals: { audience: 'agent', platform: 'failing' } };
export const Slow: Story = { globals: { audience: 'agent', platform: 'slow' } };
export const Empty: Story = { decorators: [withAnswers({ memberPnl: { list: [], totalCount: 0 } })] };
export const LongText: Story = {
  decorators: [
    withAnswers({
      memberPnl: {
        list: [{ username: LONG_WORD.repeat(2), betAmount: 123_456_789_012.5, winAmount: 1, netAmount: -123_456_789_011.5 }],
        totalCount: 1,
        footer: { betAmount: 123_456_789_012.5, netAmount: -123_456_789_011.5 },
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
        platform: { ...site.behaviour.platform, paths: { ...site.behaviour.platform.paths, memberPnl: '' } },
      },
    })),
  ],
};
/** In a large team a single member cannot be found by scrolling. */
export const WithoutSearch: Story = { tags: ['bad-example'], args: { search: false } };
