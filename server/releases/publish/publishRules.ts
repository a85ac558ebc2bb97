import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Queries } from '../../store/database/Database.ts';
import { type StoredApproval, findApproval } from '../../store/repositories/approvals.ts';
import { findPublishRules } from '../../store/repositories/publishRules.ts';

/** Who approved this content of the draft, and when; both null without an approval. */
export type GivenApproval = Pick<StoredApproval, 'approvedById' | 'approvedAt'>;

/** The approval of this content. Throws HttpProblem 403 if it has none, and the merchant asks for a second operator's. */
export async function checkApproved(queries: Queries, merchantCode: string, documentHash: string): Promise<GivenApproval> {
  const approval = await findApproval(queries, merchantCode);
  const { approvedById, approvedAt }: GivenApproval =
    approval?.documentHash === documentHash ? approval : { approvedById: null, approvedAt: null };
  const { fourEyes } = await findPublishRules(queries, merchantCode);
  if (fourEyes && approvedAt === null) throw new HttpProblem('approval.needed');
  return { approvedById, approvedAt };
}
