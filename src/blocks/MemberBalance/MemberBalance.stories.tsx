import type { Meta, StoryObj } from '@storybook/react-vite';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { withTheme } from '#tests/support/withTheme.tsx';
import { MemberBalance } from './MemberBalance.tsx';

const meta = {
  component: MemberBalance,
  args: { actions: true },
  globals: { audience: 'member' },
} satisfies Meta<typeof MemberBalance>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons for deposit and withdrawal are next to the balance that they change. */
export const Default: Story = { tags: ['good-example'] };
export const OfAnAgent: Story = { globals: { audience: 'agent' } };
/** Members see the amount, but not how to pay in or out. */
export const WithoutActions: Story = { tags: ['bad-example'], args: { actions: false } };
export const Large: Story = { decorators: [withAnswers({ wallet: { sumBalance: 9_876_543_210.5 } })] };
export const OnBrand: Story = { decorators: [withTheme({ balance: 'brand' })] };
export const OnPicture: Story = { decorators: [withTheme({ balance: 'picture' })] };
export const Failing: Story = { globals: { audience: 'member', platform: 'failing' } };
export const Light: Story = { globals: { audience: 'member', brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { globals: { audience: 'member', brand: 'sahara', language: 'AR' } };
