import type { Meta, StoryObj } from '@storybook/react-vite';
import { withValueAt } from '#schemas/base/json/overlay.ts';
import { inTool } from '../../model/testing/inTool.tsx';
import { samplePlan, samplePlanned } from '../../model/testing/samplePlan.ts';
import { wide } from '../../model/testing/wide.ts';
import { PlanAhead } from './PlanAhead.tsx';

const TITLE = '/template/parameters/title';
const withTitle = (title: string) => withValueAt(samplePlanned.document, TITLE, title);
const planned = { plans: async () => [samplePlan], plan: async () => samplePlanned };

const meta = { component: PlanAhead, globals: wide } satisfies Meta<typeof PlanAhead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GoesOnTop: Story = { decorators: [inTool({ api: planned })] };
/** Draft and scheduled release set one setting to different values. */
export const ChangesTheSame: Story = {
  decorators: [
    inTool({
      edits: { [TITLE]: 'Autumn' },
      api: { ...planned, plan: async () => ({ ...samplePlanned, document: withTitle('Spring') }) },
    }),
  ],
};
/** Three are scheduled, and the draft is to go live after the first. */
export const Several: Story = {
  args: { dueAt: '2026-03-10T12:00' },
  decorators: [
    inTool({
      edits: { [TITLE]: 'Autumn' },
      api: {
        plans: async () =>
          ['2026-03-02', '2026-03-20', '2026-04-01'].map((day, id) => ({ ...samplePlan, id, dueAt: `${day}T12:00:00Z` })),
        plan: async ({ plan }) => ({
          ...samplePlanned,
          id: plan,
          dueAt: ['2026-03-02T12:00:00Z', '2026-03-20T12:00:00Z', '2026-04-01T12:00:00Z'][plan] ?? '',
          document: plan === 2 ? samplePlanned.document : withTitle('Spring'),
        }),
      },
    }),
  ],
};
