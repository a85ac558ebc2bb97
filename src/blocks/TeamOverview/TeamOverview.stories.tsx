import type { Meta, StoryObj } from '@storybook/react-vite';
import { teamFigures } from '#schemas/declare/names/teamFigures.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { TeamOverview } from './TeamOverview.tsx';

const meta = { component: TeamOverview, args: { figures: [...teamFigures] }, globals: { audience: 'agent' } } satisfies Meta<
  typeof TeamOverview
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Agents see players, deposits and results of their team together. */
export const Default: Story = { tags: ['good-example'] };
export const RightToLeft: Story = { globals: { audience: 'agent', brand: 'sahara', language: 'AR' } };
export const Light: Story = { globals: { audience: 'agent', theme: 'light' } };
export const Failing: Story = { globals: { audience: 'agent', platform: 'failing' } };
export const Slow: Story = { globals: { audience: 'agent', platform: 'slow' } };
export const Nothing: Story = {
  decorators: [withAnswers({ teamKpiA: { footer: {} }, teamKpiB: { footer: {} }, teamKpiC: { footer: {} } })],
};
export const LongFigures: Story = {
  decorators: [withAnswers({ teamKpiA: { footer: { teamBetAmount: 123_456_789_012.5, teamLoginMemberCount: 1_234_567 } } })],
};
/** A single figure does not say how a team is doing. */
export const OneFigure: Story = { tags: ['bad-example'], args: { figures: ['teamMemberCount'] } };
