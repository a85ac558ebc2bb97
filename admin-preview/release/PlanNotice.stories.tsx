import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PlanView } from '#schemas/api/releases.schema.ts';
import { inTool } from '../testing/inTool.tsx';
import { samplePlan } from '../testing/samplePlan.ts';
import { wide } from '../testing/wide.ts';
import { PlanNotice } from './PlanNotice.tsx';

const showing = (state: Partial<PlanView> = {}) => [
  inTool({ api: { plan: async () => ({ plan: { ...samplePlan, ...state } }) } }),
];

const meta = { component: PlanNotice, globals: wide, args: { occasion: 0 } } satisfies Meta<typeof PlanNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = { decorators: showing() };
export const Approved: Story = { decorators: showing({ approvedBy: 'ben' }) };
/** The merchant asks for a second operator since the plan was made. */
export const NeedsApproval: Story = { decorators: showing({ needsApproval: true }) };
/** It was due, and waits. */
export const Waiting: Story = { decorators: showing({ needsApproval: true, heldSince: '2026-03-02T12:00:00Z' }) };
export const WaitingInChinese: Story = { ...Waiting, globals: { language: 'CN' } };
export const Failed: Story = { decorators: showing({ failure: { code: 'plan.stale', problems: [] } }) };
