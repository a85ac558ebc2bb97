import type { Meta, StoryObj } from '@storybook/react-vite';
import { securityRows } from './block.ts';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { SecurityList } from './SecurityList.tsx';

const meta = {
  component: SecurityList,
  args: { rows: [...securityRows], progress: true },
  globals: { audience: 'member' },
} satisfies Meta<typeof SecurityList>;
export default meta;
type Story = StoryObj<typeof meta>;

const everything = {
  loginPassword: true,
  paymentPassword: true,
  email: true,
  payeeName: true,
  bankCard: true,
  nickname: true,
  headIcon: true,
  securityQuestions: true,
  emailShown: 'm•••@players.example',
  payeeNameShown: 'A••• M••• S•••',
};

/** All protections of an account are in one list, with those still missing. */
export const Default: Story = { tags: ['good-example'] };
export const Everything: Story = { decorators: [withAnswers({ securityConfig: everything })] };
export const NothingKnown: Story = { decorators: [withAnswers({ securityConfig: {} })] };
export const LongText: Story = {
  decorators: [withAnswers({ securityConfig: { ...everything, emailShown: `${LONG_WORD}@${LONG_WORD}.example` } })],
};
export const OfATrial: Story = { globals: { audience: 'trial' } };
export const Slow: Story = { globals: { audience: 'member', platform: 'slow' } };
export const Failing: Story = { globals: { audience: 'member', platform: 'failing' } };
export const Light: Story = { globals: { audience: 'member', brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { globals: { audience: 'member', brand: 'sahara', language: 'AR' } };
export const LargeText: Story = { globals: { audience: 'member', textSize: '200' } };
/** Members never learn of the other ways to protect their account. */
export const OnlyPassword: Story = { tags: ['bad-example'], args: { rows: ['loginPassword'], progress: false } };
