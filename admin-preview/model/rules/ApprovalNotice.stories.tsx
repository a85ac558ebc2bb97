import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RulesView } from '#schemas/edges/api/rules.schema.ts';
import { inTool } from '../testing/inTool.tsx';
import { sampleApproval, sampleRules } from '../testing/sampleRules.ts';
import { wide } from '../testing/wide.ts';
import { ApprovalNotice } from './ApprovalNotice.tsx';

type Approval = NonNullable<RulesView['approval']>;

const asked = sampleApproval();
const inDraft = (approval: Approval | null, notes: RulesView['notes'] = []) => [
  inTool({ api: { rules: async () => sampleRules({ fourEyes: true, approval, notes }) } }),
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

/** With what was said about it. */
export const Rejected: Story = {
  decorators: inDraft({ ...asked, rejectedBy: 'ann', rejectedAt: '2026-03-01T13:00:00Z' }, [
    { kind: 'asked', by: 'ben', at: '2026-03-01T12:00:00Z', text: 'For Songkran, please before Friday.' },
    { kind: 'comment', by: 'cat', at: '2026-03-01T12:30:00Z', text: 'The Thai title is missing.' },
    { kind: 'rejected', by: 'ann', at: '2026-03-01T13:00:00Z', text: 'The footer hides the help page.' },
  ]),
};
