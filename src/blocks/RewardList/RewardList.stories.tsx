import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { RewardList } from './RewardList.tsx';

const meta = { component: RewardList, args: { claimed: true, design: 'medals' }, globals: { audience: 'member' } } satisfies Meta<
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
const longRewards = withAnswers({
  rewards: [
    { id: 'long', title: LONG_WORD.repeat(2), text: LONG_WORD.repeat(3), amount: 123_456_789_012.5, state: 'open' },
    { id: 'far', title: LONG_WORD, amount: 5, state: 'locked', done: 3, needed: 1_000_000 },
  ],
});
export const LongText: Story = { decorators: [longRewards] };
export const Chests: Story = { args: { design: 'chests' } };
export const ChestsLongText: Story = { args: { design: 'chests' }, decorators: [longRewards] };
export const ChestsLight: Story = { args: { design: 'chests' }, globals: { audience: 'member', brand: 'lotus', theme: 'light' } };
export const Stamps: Story = { args: { design: 'stamps' } };
export const StampsLongText: Story = { args: { design: 'stamps' }, decorators: [longRewards] };
export const StampsRightToLeft: Story = {
  args: { design: 'stamps' },
  globals: { audience: 'member', brand: 'sahara', language: 'AR' },
};
export const Path: Story = { args: { design: 'path' } };
export const PathLongText: Story = { args: { design: 'path' }, decorators: [longRewards] };
export const PathRightToLeft: Story = {
  args: { design: 'path' },
  globals: { audience: 'member', brand: 'sahara', language: 'AR' },
};
/** A reward that disappears when it is claimed looks lost. */
export const WithoutClaimed: Story = { tags: ['bad-example'], args: { claimed: false } };
