import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD, longVendors } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { HomeFooter } from './HomeFooter.tsx';

const meta = {
  component: HomeFooter,
  args: {
    intro: true,
    joinTo: '/m/register',
    eventsTo: '/m/activity',
    depositTo: '/m/voucherCenter',
    gamesTo: '/m/hot-games',
    vendors: true,
    excludedPrefixes: ['TCG', 'LOTT'],
    overGames: 600,
  },
} satisfies Meta<typeof HomeFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Visitors who have read the page to its end find what to do next. */
export const Default: Story = { tags: ['good-example'] };
export const Member: Story = { globals: { audience: 'member' } };
export const Trial: Story = { globals: { audience: 'trial' } };
/** A guest who has read the page to its end finds no way to sign up there. */
export const Bare: Story = { tags: ['bad-example'], args: { intro: false, vendors: false } };
export const Failing: Story = { globals: { platform: 'failing' } };
const company = (licence: string, payments: string[]) =>
  withAnswers({ vendors: longVendors }, (site) => ({
    ...site,
    behaviour: { ...site.behaviour, company: { licence, payments } },
  }));

export const LongText: Story = { decorators: [company(`${LONG_WORD} `.repeat(8), [])] };
export const Payments: Story = { decorators: [company('', ['Bank transfer', 'E-wallet', 'Voucher'])] };
