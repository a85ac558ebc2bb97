import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Queries } from '../../store/Database.ts';
import type { Caller } from '../../store/operators.ts';
import { findApproval, findPublishRules } from '../../store/publishRules.ts';

const MINUTE_MS = 60_000;

/**
 * Throws HttpProblem 403 if the merchant asks for a recent password or second factor and the operator has given none. A program with an API
 * token cannot give one.
 */
export async function checkConfirmed(queries: Queries, merchantCode: string, { confirmedAt }: Caller, now: Date): Promise<void> {
  const { confirmMinutes } = await findPublishRules(queries, merchantCode);
  if (confirmMinutes === null) return;
  if (confirmedAt === null || now.getTime() - confirmedAt.getTime() > confirmMinutes * MINUTE_MS)
    throw new HttpProblem('confirmation.needed');
}

/** Throws HttpProblem 403 if the merchant asks for a second operator's approval, and this content of the draft has none. */
export async function checkApproved(queries: Queries, merchantCode: string, documentHash: string): Promise<void> {
  const { fourEyes } = await findPublishRules(queries, merchantCode);
  if (!fourEyes) return;
  const approval = await findApproval(queries, merchantCode);
  if (approval?.documentHash !== documentHash || approval.approvedAt === null) throw new HttpProblem('approval.needed');
}
