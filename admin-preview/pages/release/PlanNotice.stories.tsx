import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PlanView } from '#schemas/edges/api/releases.schema.ts';
import { inTool } from '../../model/testing/inTool.tsx';
import { samplePlan, samplePlanned } from '../../model/testing/samplePlan.ts';
import { wide } from '../../model/testing/wide.ts';
import { PlanNotice } from './PlanNotice.tsx';

const showingAll = (...plans: readonly PlanView[]) => [
  inTool({ api: { plans: async () => plans, plan: async () => samplePlanned } }),
];
const showing = (state: Partial<PlanView> = {}) => showingAll({ ...samplePlan, ...state });
const stays = () => Promise.resolve();

const meta = { component: PlanNotice, globals: wide, args: { occasion: 0, flush: stays, onReload: stays } } satisfies Meta<
  typeof PlanNotice
>;
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

const several = [
  { ...samplePlan, id: 8, note: 'Spring is over', dueAt: '2026-03-20T12:00:00Z', by: 'ben' },
  { ...samplePlan, id: 9, note: '', dueAt: '2026-04-01T08:00:00Z', needsApproval: true },
  { ...samplePlan, id: 7, failure: { code: 'plan.conflict', problems: [] } },
];
/** One has failed, and is first. */
export const Several: Story = { decorators: showingAll(...several) };
/** They scroll: the settings below keep their room. */
export const Many: Story = {
  decorators: showingAll(
    ...Array.from({ length: 20 }, (_, index) => ({ ...samplePlan, id: index + 1, note: `Number ${index + 1}` })),
  ),
};
