import type { Meta, StoryObj } from '@storybook/react-vite';
import { longVendors, noVendors } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { VendorGrid } from './VendorGrid.tsx';

const meta = {
  component: VendorGrid,
  args: { pageSize: 36, loading: 'button', games: true },
  parameters: { path: '/m/sport-games' },
} satisfies Meta<typeof VendorGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Below the studios are games that can be opened at once. */
export const Default: Story = { tags: ['good-example'] };
export const Light: Story = { globals: { brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const Hot: Story = { parameters: { path: '/m/elott?gameType=ELOTT&type=HOT' } };
export const Empty: Story = { decorators: [withAnswers({ vendors: noVendors })] };
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
export const LongText: Story = { decorators: [withAnswers({ vendors: longVendors })] };
/** Players have to open a studio before they see any game. */
export const WithoutGames: Story = { tags: ['bad-example'], args: { games: false } };
