import type { Meta, StoryObj } from '@storybook/react-vite';
import { longGames } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { HotGames } from './HotGames.tsx';

const meta = { component: HotGames, args: { count: 7, ranks: true } } satisfies Meta<typeof HotGames>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Seven games fit the first screen, and the tile for more leads to the others. */
export const Default: Story = { tags: ['good-example'] };
export const Member: Story = { globals: { audience: 'member' } };
export const WithoutRanks: Story = { args: { ranks: false } };
export const Few: Story = { args: { count: 3 } };
export const BelowNames: Story = { globals: { brand: 'lotus', theme: 'light' } };
export const Empty: Story = { decorators: [withAnswers({ hotGames: [] })] };
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
export const LongText: Story = { decorators: [withAnswers({ hotGames: longGames })] };
/** Twelve games move all other blocks far below the first screen. */
export const TooMany: Story = { tags: ['bad-example'], args: { count: 12 } };
