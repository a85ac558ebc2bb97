import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { InviteCard } from './InviteCard.tsx';

const meta = {
  component: InviteCard,
  args: { qr: true, steps: true, friends: true },
  globals: { audience: 'member' },
} satisfies Meta<typeof InviteCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The steps say how an invitation works before it is shared. */
export const Default: Story = { tags: ['good-example'] };
export const RightToLeft: Story = { globals: { audience: 'member', brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { audience: 'member', platform: 'failing' } };
export const Slow: Story = { globals: { audience: 'member', platform: 'slow' } };
export const WithoutCode: Story = { decorators: [withAnswers({ member: { id: 1, account: 'mira', type: 0 } })] };
/** A link alone does not say why a member should share it. */
export const Plain: Story = { tags: ['bad-example'], args: { qr: false, steps: false, friends: false } };
export const LongText: Story = {
  decorators: [withAnswers({ member: { id: 1, account: 'mira', type: 0, affiliateCode: LONG_WORD } })],
};
