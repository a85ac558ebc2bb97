import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD, longVendors } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { HomeFooter } from './HomeFooter.tsx';

const meta = {
  component: HomeFooter,
  args: {
    intro: true,
    payments: [],
    joinTo: '/m/register',
    eventsTo: '/m/activity',
    depositTo: '/m/voucherCenter',
    gamesTo: '/m/hot-games',
    vendors: true,
    excludedPrefixes: ['TCG', 'LOTT'],
    licence: '',
  },
} satisfies Meta<typeof HomeFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Member: Story = { globals: { audience: 'member' } };
export const Trial: Story = { globals: { audience: 'trial' } };
export const Bare: Story = { args: { intro: false, vendors: false } };
export const Failing: Story = { globals: { platform: 'failing' } };
export const LongText: Story = {
  args: { licence: `${LONG_WORD} `.repeat(8) },
  decorators: [withAnswers({ vendors: longVendors })],
};
export const Payments: Story = { args: { payments: ['Bank transfer', 'E-wallet', 'Voucher'] } };
