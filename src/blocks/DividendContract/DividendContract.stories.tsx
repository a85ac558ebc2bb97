import type { Meta, StoryObj } from '@storybook/react-vite';
import { contractOf } from '#tests/support/contractAnswers.ts';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { DividendContract } from './DividendContract.tsx';

const meta = {
  component: DividendContract,
  args: { others: true },
  globals: { audience: 'agent' },
} satisfies Meta<typeof DividendContract>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pending contracts of other types are one tap away. */
export const Default: Story = { tags: ['good-example'] };
export const Light: Story = { globals: { audience: 'agent', brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { globals: { audience: 'agent', brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { audience: 'agent', platform: 'failing' } };
export const Slow: Story = { globals: { audience: 'agent', platform: 'slow' } };
export const Empty: Story = { decorators: [withAnswers({ contracts: {} })] };
export const LongText: Story = {
  decorators: [
    withAnswers({
      contracts: {
        pending: contractOf('1', 'pending', {
          terms: [
            { key: 'x', label: LONG_WORD, value: LONG_WORD },
            { key: 'dailyCap', value: 123_456_789_012.5, kind: 'amount' },
          ],
        }),
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
        platform: { ...site.behaviour.platform, paths: { ...site.behaviour.platform.paths, contracts: '' } },
      },
    })),
  ],
};
/** Agents do not notice that another contract waits for their answer. */
export const WithoutOthers: Story = { tags: ['bad-example'], args: { others: false } };
