import type { Meta, StoryObj } from '@storybook/react-vite';
import { withValueAt } from '#schemas/resolve/overlay.ts';
import { inTool } from '../testing/inTool.tsx';
import { samplePlan } from '../testing/samplePlan.ts';
import { wide } from '../testing/wide.ts';
import { PlanAhead } from './PlanAhead.tsx';

const TITLE = '/template/parameters/title';
const planned = { plan: async () => ({ plan: samplePlan }) };

const meta = { component: PlanAhead, globals: wide } satisfies Meta<typeof PlanAhead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GoesOnTop: Story = { decorators: [inTool({ api: planned })] };
/** Draft and scheduled release set one setting to different values. */
export const ChangesTheSame: Story = {
  decorators: [
    inTool({
      edits: { [TITLE]: 'Autumn' },
      api: { plan: async () => ({ plan: { ...samplePlan, document: withValueAt(samplePlan.document, TITLE, 'Spring') } }) },
    }),
  ],
};
