import type { Meta, StoryObj } from '@storybook/react-vite';
import { samples } from '#schemas/generated/samples.js';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { LiveTables } from './LiveTables.tsx';

const meta = {
  component: LiveTables,
  args: { count: 8, design: 'tiles', closed: false },
  parameters: { path: '/m/home' },
} satisfies Meta<typeof LiveTables>;
export default meta;
type Story = StoryObj<typeof meta>;

const LONG = 'The Grand Mahogany Salon of Midnight Roulette and Champagne';
const long = samples.liveTables.map((table) => ({
  ...table,
  gameName: LONG,
  dealer: LONG,
  minBet: 10_000_000,
  maxBet: 5_000_000_000,
  tableLanguage: 'vi',
}));
const some = samples.liveTables.map((table, index) => (index % 2 === 0 ? table : { ...table, state: 'closed' as const }));

/** Dealer, seats, limits and results are seen before the table is entered. */
export const Tiles: Story = { tags: ['good-example'] };
export const List: Story = { args: { design: 'list' }, globals: { brand: 'harbour', theme: 'light', language: 'MY' } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const Light: Story = { globals: { brand: 'lotus', theme: 'light' } };
/** Closed tables lead nowhere, and take the place of those that can be played. */
export const Closed: Story = { tags: ['bad-example'], args: { closed: true }, decorators: [withAnswers({ liveTables: some })] };
export const Empty: Story = { decorators: [withAnswers({ liveTables: [] })] };
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
export const LongText: Story = { decorators: [withAnswers({ liveTables: long })] };
export const LargeText: Story = { globals: { textSize: '200' } };
