import type { Meta, StoryObj } from '@storybook/react-vite';
import { longVendors } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { GameCentre } from './GameCentre.tsx';

const meta = {
  component: GameCentre,
  args: { overviewSize: 8, pageSize: 15, loading: 'button' },
  parameters: { path: '/m/gameCenter' },
} satisfies Meta<typeof GameCentre>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A few games of each category fit a short overview. */
export const Overview: Story = { tags: ['good-example'] };
export const Slots: Story = { parameters: { path: '/m/slotsCenter' } };
export const Hot: Story = { parameters: { path: '/m/gameCenter?gameType=HOT' } };
export const Vendors: Story = { parameters: { path: '/m/gameCenter?gameType=SPORTS' } };
export const RightToLeft: Story = {
  parameters: { path: '/m/gameCenter?gameType=LIVE' },
  globals: { brand: 'sahara', language: 'AR' },
};
export const Failing: Story = { globals: { platform: 'failing' } };
export const LongText: Story = { decorators: [withAnswers({ vendors: longVendors })] };
/** Three games look like all that a category has, and nothing shows that the row goes on. */
export const TooFew: Story = { tags: ['bad-example'], args: { overviewSize: 3 } };
