import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { RewardList } from './RewardList.tsx';

const meta = { component: RewardList, args: { claimed: true }, globals: { audience: 'member' } } satisfies Meta<
  typeof RewardList
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Claimed rewards stay in the list, so members see what they have received. */
export const Default: Story = { tags: ['good-example'] };
export const RightToLeft: Story = { globals: { audience: 'member', brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { audience: 'member', platform: 'failing' } };
export const Slow: Story = { globals: { audience: 'member', platform: 'slow' } };
export const Empty: Story = { decorators: [withAnswers({ rewards: [] })] };
export const ClaimAll: Story = {
  decorators: [
    withAnswers({
      rewards: [
        { id: 'a', title: 'reward_welcome', text: 'reward_welcome_text', amount: 10, state: 'open' },
        { id: 'b', title: 'reward_explorer', text: 'reward_explorer_text', amount: 8, state: 'open', done: 8, needed: 8 },
      ],
    }),
  ],
};
export const Light: Story = { globals: { audience: 'member', brand: 'lotus', theme: 'light' } };
export const LongText: Story = {
  decorators: [
    withAnswers({
      rewards: [
        { id: 'long', title: LONG_WORD.repeat(2), text: LONG_WORD.repeat(3), amount: 123_456_789_012.5, state: 'open' },
        { id: 'far', title: LONG_WORD, amount: 5, state: 'locked', done: 3, needed: 1_000_000 },
      ],
    }),
  ],
};
/** A reward that disappears when it is claimed looks lost. */
export const WithoutClaimed: Story = { tags: ['bad-example'], args: { claimed: false } };
