import type { Meta, StoryObj } from '@storybook/react-vite';
import { longVendors, noVendors } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { VendorStrip } from './VendorStrip.tsx';

const meta = { component: VendorStrip, args: { excludedPrefixes: ['TCG', 'LOTT'], excludedCategories: [] } } satisfies Meta<
  typeof VendorStrip
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A full strip shows at once how many studios there are. */
export const Default: Story = { tags: ['good-example'] };
export const Light: Story = { globals: { theme: 'light' } };
export const Empty: Story = { decorators: [withAnswers({ vendors: noVendors })] };
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
export const LongText: Story = { decorators: [withAnswers({ vendors: longVendors })] };
/** A strip that excludes nearly everything looks like a fault. Leave the block out instead. */
export const TooFew: Story = {
  tags: ['bad-example'],
  args: { excludedCategories: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT'] },
};
