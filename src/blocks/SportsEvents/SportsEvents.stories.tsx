import type { Meta, StoryObj } from '@storybook/react-vite';
import { samples } from '#schemas/generated/samples.js';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { SportsEvents } from './SportsEvents.tsx';

const meta = {
  component: SportsEvents,
  args: { count: 8, sports: [], design: 'list', chips: true, totals: false },
  parameters: { path: '/m/home' },
} satisfies Meta<typeof SportsEvents>;
export default meta;
type Story = StoryObj<typeof meta>;

const LONG = 'Northern Harbour and Upper River Valley Association Football and Athletics Club';
const long = samples.sportsEvents.map((event) => ({
  ...event,
  league: `Qualification of the ${LONG}`,
  home: { name: LONG },
  away: { name: LONG },
}));
const suspended = samples.sportsEvents.map((event, index) => (index === 0 ? { ...event, state: 'suspended' as const } : event));

/** Each match is easy to compare: who plays, when, and what each outcome pays. */
export const List: Story = { tags: ['good-example'] };
export const Cards: Story = { args: { design: 'cards' } };
export const CardsWithTotals: Story = { args: { design: 'cards', totals: true } };
export const Table: Story = { args: { design: 'table' }, globals: { brand: 'harbour', theme: 'light', language: 'MY' } };
export const RightToLeft: Story = { args: { design: 'table' }, globals: { brand: 'sahara', language: 'AR' } };
export const Light: Story = { globals: { brand: 'lotus', theme: 'light' } };
export const OneSport: Story = { args: { sports: ['FOOTBALL'], chips: false } };
/** On a phone, thirty cards below each other keep everything else of the lobby out of sight. */
export const Endless: Story = {
  tags: ['bad-example'],
  args: { count: 30 },
  decorators: [
    withAnswers({
      sportsEvents: Array.from({ length: 5 }, (_copy, turn) =>
        samples.sportsEvents.map((event) => ({ ...event, eventId: `${event.eventId}-${turn}` })),
      ).flat(),
    }),
  ],
};
export const Suspended: Story = { decorators: [withAnswers({ sportsEvents: suspended })] };
export const Empty: Story = { decorators: [withAnswers({ sportsEvents: [] })] };
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
export const LongText: Story = { decorators: [withAnswers({ sportsEvents: long })] };
export const LargeText: Story = { globals: { textSize: '200' } };
