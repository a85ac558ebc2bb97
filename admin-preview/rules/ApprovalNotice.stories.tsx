import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultHomeLimits } from '#schemas/api/homeWeight.schema.ts';
import type { RulesView } from '#schemas/api/rules.schema.ts';
import { inTool } from '../testing/inTool.tsx';
import { wide } from '../testing/wide.ts';
import { ApprovalNotice } from './ApprovalNotice.tsx';

type Approval = NonNullable<RulesView['approval']>;

const asked: Approval = { askedBy: 'ben', askedAt: '2026-03-01T12:00:00Z', approvedBy: null, approvedAt: null, isCurrent: true };
const inDraft = (approval: Approval | null) => [
  inTool({ api: { rules: async () => ({ confirmMinutes: null, fourEyes: true, homeLimits: defaultHomeLimits, approval }) } }),
];

const meta = { component: ApprovalNotice, globals: wide, args: { flush: async () => undefined } } satisfies Meta<
  typeof ApprovalNotice
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = { decorators: inDraft(null) };

/** By another operator, so this one can approve. */
export const Asked: Story = { decorators: inDraft(asked) };

export const Changed: Story = { decorators: inDraft({ ...asked, isCurrent: false }) };

export const Given: Story = { decorators: inDraft({ ...asked, approvedBy: 'ann', approvedAt: '2026-03-01T13:00:00Z' }) };
