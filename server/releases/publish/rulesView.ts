import type { RulesView } from '#schemas/edges/api/rules.schema.ts';
import { approvalNotes, findApproval } from '../../store/repositories/approvals.ts';
import type { Queries } from '../../store/database/Database.ts';
import { findDraft } from '../../store/repositories/drafts.ts';
import { findPublishRules, findRuleChange, limitsIn } from '../../store/repositories/publishRules.ts';
import { snapshotHash } from '../live/snapshotHash.ts';

/** What a merchant asks for before something goes live, and how far the approval of its draft is. */
export async function rulesView(queries: Queries, merchantCode: string): Promise<RulesView> {
  const approval = await findApproval(queries, merchantCode);
  const draft = await findDraft(queries, merchantCode);
  const { confirmMinutes, fourEyes, ...limits } = await findPublishRules(queries, merchantCode);
  const change = await findRuleChange(queries, merchantCode);
  const notes = await approvalNotes(queries, merchantCode);
  return {
    confirmMinutes,
    fourEyes,
    homeLimits: limitsIn(limits),
    change: change ? { ...change.rules, homeLimits: limitsIn(change.rules), by: change.by, at: change.at.toISOString() } : null,
    approval: approval
      ? {
          askedBy: approval.askedBy,
          askedAt: approval.askedAt.toISOString(),
          approvedBy: approval.approvedBy,
          approvedAt: approval.approvedAt?.toISOString() ?? null,
          rejectedBy: approval.rejectedBy,
          rejectedAt: approval.rejectedAt?.toISOString() ?? null,
          isCurrent: snapshotHash(draft?.document ?? null) === approval.documentHash,
        }
      : null,
    notes: notes.map(({ kind, by, at, text }) => ({ kind, by, at: at.toISOString(), text })),
  };
}
