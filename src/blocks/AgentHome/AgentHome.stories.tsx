import type { Meta, StoryObj } from '@storybook/react-vite';
import { agentLinks } from '#schemas/declare/names/teamFigures.ts';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { AgentHome } from './AgentHome.tsx';

const meta = { component: AgentHome, args: { links: [...agentLinks], bar: true }, globals: { audience: 'agent' } } satisfies Meta<
  typeof AgentHome
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Links and the bar lead to all pages for agents. */
export const Default: Story = { tags: ['good-example'] };
export const RightToLeft: Story = { globals: { audience: 'agent', brand: 'sahara', language: 'AR' } };
export const Light: Story = { globals: { audience: 'agent', theme: 'light' } };
export const Failing: Story = { globals: { audience: 'agent', platform: 'failing' } };
export const Slow: Story = { globals: { audience: 'agent', platform: 'slow' } };
export const LongText: Story = {
  decorators: [
    withAnswers({
      member: { id: 1, account: LONG_WORD.repeat(2), type: 1 },
      wallet: { sumBalance: 987_654_321_098.5 },
      teamKpiA: { footer: { teamLoginMemberCount: 1_234_567, teamBetMemberCount: 999_999 } },
    }),
  ],
};
/** Without links and bar agents do not find their pages. */
export const Bare: Story = { tags: ['bad-example'], args: { links: [], bar: false } };
export const EverySwitch: Story = {
  decorators: [
    withAnswers(
      { dividend: { running: { id: 'r', startDate: '2026-02-01', endDate: '2026-02-28', amount: 12, status: 'running' } } },
      (site) => ({
        ...site,
        switches: {
          ...site.switches,
          AGEPAG: true,
          DOWNMAN: true,
          AGETEAMPNL3: true,
          TEAMBETTING3: true,
          GAMSER: true,
          AGEREBINC3: true,
        },
      }),
    ),
  ],
};
