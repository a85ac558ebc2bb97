import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { longVendors, noVendors } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { useHotGames } from '#src/features/games/useGames.ts';
import { VendorStrip } from './VendorStrip.tsx';

const meta = {
  component: VendorStrip,
  args: { excludedPrefixes: ['TCG', 'LOTT'], excludedCategories: [], design: 'logos' },
} satisfies Meta<typeof VendorStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

function WithGames({ children }: { readonly children: ReactNode }) {
  useHotGames();
  return children;
}

/** The page has games, as home has; sports have no pictures there. */
const onHome: Decorator = (Story) => (
  <WithGames>
    <Story />
  </WithGames>
);
const rightToLeft = { brand: 'sahara', language: 'AR' } as const;

/** A full strip shows at once how many studios there are. */
export const Default: Story = { tags: ['good-example'] };
export const Light: Story = { globals: { theme: 'light' } };
export const Empty: Story = { decorators: [withAnswers({ vendors: noVendors })] };
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
export const LongText: Story = { decorators: [withAnswers({ vendors: longVendors })] };
export const Posters: Story = { args: { design: 'posters' }, decorators: [onHome] };
export const PostersWithoutGames: Story = { args: { design: 'posters' } };
export const PostersRightToLeft: Story = { args: { design: 'posters' }, decorators: [onHome], globals: rightToLeft };
export const PostersLongText: Story = { args: { design: 'posters' }, decorators: [withAnswers({ vendors: longVendors })] };
export const Tiles: Story = { args: { design: 'tiles' }, decorators: [onHome] };
export const TilesWithoutGames: Story = { args: { design: 'tiles' } };
export const TilesLight: Story = { args: { design: 'tiles' }, decorators: [onHome], globals: { brand: 'lotus', theme: 'light' } };
export const TilesRightToLeft: Story = { args: { design: 'tiles' }, decorators: [onHome], globals: rightToLeft };
export const TilesLongText: Story = { args: { design: 'tiles' }, decorators: [withAnswers({ vendors: longVendors })] };
/** A strip that excludes nearly everything looks like a fault. Leave the block out instead. */
export const TooFew: Story = {
  tags: ['bad-example'],
  args: { excludedCategories: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT'] },
};
