import type { Meta, StoryObj } from '@storybook/react-vite';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { Jackpot } from './Jackpot.tsx';

const meta = {
  component: Jackpot,
  args: { source: 'counter', minimum: 698_000_000, maximum: 698_900_000, start: 1_200_000_000, step: 10_000 },
} satisfies Meta<typeof Jackpot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counter: Story = {};
/** A simulated amount is decoration. Use it only where the platform has no jackpot. */
export const Ticker: Story = { tags: ['bad-example'], args: { source: 'ticker' } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
/** The amount comes from the platform, so players can really win it. */
export const Feed: Story = {
  tags: ['good-example'],
  args: { source: 'feed' },
  decorators: [
    withAnswers({ jackpot: { amount: 4_812_345, perSecond: 3 } }, (site) => ({
      ...site,
      behaviour: {
        ...site.behaviour,
        platform: { ...site.behaviour.platform, paths: { ...site.behaviour.platform.paths, jackpot: '/wps/jackpot' } },
      },
    })),
  ],
};
