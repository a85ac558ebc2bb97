import type { Meta, StoryObj } from '@storybook/react-vite';
import { earningOf } from '#tests/support/contractAnswers.ts';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { Dividends } from './Dividends.tsx';

const meta = {
  component: Dividends,
  args: { history: true, terms: true },
  globals: { audience: 'agent' },
} satisfies Meta<typeof Dividends>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Earlier dividends and the contract help agents to check the amount. */
export const Default: Story = { tags: ['good-example'] };
export const Light: Story = { globals: { audience: 'agent', brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { globals: { audience: 'agent', brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { audience: 'agent', platform: 'failing' } };
export const Slow: Story = { globals: { audience: 'agent', platform: 'slow' } };
export const Empty: Story = { decorators: [withAnswers({ dividend: {}, dividendHistory: { list: [], totalCount: 0 } })] };
export const LongText: Story = {
  decorators: [withAnswers({ dividend: { payable: earningOf('1', LONG_WORD, { amount: 123_456_789_012.5 }) } })],
};
export const PayingOut: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay out' }));
  },
};
export const NotOffered: Story = {
  decorators: [
    withAnswers({}, (site) => ({
      ...site,
      behaviour: {
        ...site.behaviour,
        platform: { ...site.behaviour.platform, paths: { ...site.behaviour.platform.paths, dividend: '' } },
      },
    })),
  ],
};
/** Agents cannot compare the amount with earlier months or with their contract. */
export const OnlyNow: Story = { tags: ['bad-example'], args: { history: false, terms: false } };
