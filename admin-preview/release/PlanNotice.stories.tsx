import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PlanView } from '#schemas/api/releases.schema.ts';
import { withValueAt } from '#schemas/resolve/overlay.ts';
import { inTool } from '../testing/inTool.tsx';
import { sampleView } from '../testing/sampleView.ts';
import { PlanNotice } from './PlanNotice.tsx';

const plan: PlanView = {
  hash: 'a'.repeat(64),
  dueAt: '2026-03-02T12:00:00Z',
  note: 'Spring',
  by: 'kim',
  createdAt: '2026-03-01T12:00:00Z',
  approvedBy: null,
  needsApproval: false,
  heldSince: null,
  document: withValueAt(sampleView().live.document, '/switches/TRIAL3', '0'),
  failure: null,
};

const showing = (state: Partial<PlanView> = {}) => [inTool({ api: { plan: async () => ({ plan: { ...plan, ...state } }) } })];

const meta = { component: PlanNotice, args: { occasion: 0 } } satisfies Meta<typeof PlanNotice>;
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
