import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { VipCard } from './VipCard.tsx';

const meta = {
  component: VipCard,
  args: { link: true, design: 'bar' },
  globals: { audience: 'member' },
} satisfies Meta<typeof VipCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (labelId?: string) => ({
  currentProgress: { completedConditions: 3, totalExpectedConditions: 12 },
  playerRankProgress: labelId === undefined ? {} : { labelId },
});

/** The link explains what the next level brings. */
export const Default: Story = { tags: ['good-example'] };
export const AtTheTop: Story = { decorators: [withAnswers({ playerRank: at() })] };
export const LongText: Story = { decorators: [withAnswers({ playerRank: at(LONG_WORD) })] };
/** Members see that a level is near, but not what it brings. */
export const WithoutLink: Story = { tags: ['bad-example'], args: { link: false } };
export const Path: Story = { args: { design: 'path' } };
export const PathRightToLeft: Story = {
  args: { design: 'path' },
  globals: { audience: 'member', brand: 'sahara', language: 'AR' },
};
export const Card: Story = { args: { design: 'card' } };
export const CardLight: Story = { args: { design: 'card' }, globals: { audience: 'member', brand: 'lotus', theme: 'light' } };
export const Slow: Story = { globals: { audience: 'member', platform: 'slow' } };
export const Failing: Story = { globals: { audience: 'member', platform: 'failing' } };
export const Light: Story = { globals: { audience: 'member', brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { globals: { audience: 'member', brand: 'sahara', language: 'AR' } };
