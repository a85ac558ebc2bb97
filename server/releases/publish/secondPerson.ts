import { SETTLING_DAYS } from '#schemas/edges/api/rules.schema.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Queries } from '../../store/database/Database.ts';
import { isSettled } from '../../store/repositories/operatorLinks.ts';
import { type Operator, findName } from '../../store/repositories/operators.ts';
import { findPublishRules } from '../../store/repositories/publishRules.ts';

const SETTLING_MS = SETTLING_DAYS * 24 * 60 * 60 * 1000;

/**
 * Holds that what one operator has begun is approved by another person. Who may invite operators could open an invitation on their own, so an
 * account that was opened by a link, or got its password by one, counts only after some days, on either side; invitations from before the rule
 * count at once, and so does an account whose second factor is older than the link.
 *
 * @throws HttpProblem 403
 */
export async function checkSecondPerson(
  queries: Queries,
  merchantCode: string,
  { firstId, second, now }: { readonly firstId: number; readonly second: Operator; readonly now: Date },
): Promise<void> {
  if (firstId === second.id) throw new HttpProblem('approval.own');
  const { fourEyes, fourEyesSince } = await findPublishRules(queries, merchantCode);
  if (!fourEyes) return;
  const soonest = new Date(now.getTime() - SETTLING_MS);
  const since = fourEyesSince !== null && fourEyesSince > soonest ? fourEyesSince : soonest;
  for (const id of [second.id, firstId]) {
    if (await isSettled(queries, id, since)) continue;
    throw new HttpProblem('approval.newAccount', [], { name: (await findName(queries, id)) ?? '', days: SETTLING_DAYS });
  }
}
