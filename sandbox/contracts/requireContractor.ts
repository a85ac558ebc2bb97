import { isAskedForContract } from '#schemas/declare/names/visitor.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { Account } from '../accounts/accountQueries.ts';
import { requireAccount } from '../accounts/sessions.ts';
import type { CallContext } from '../calls/CallContext.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';

/** The agent behind a call who may have contracts, by the merchant's reading (ROLE-10). Refuses everybody else. */
export async function requireContractor(parts: Pick<SandboxParts, 'db' | 'clock'>, context: CallContext): Promise<Account> {
  const account = await requireAccount(parts, context);
  const { roles } = context.site.full.template.behaviour;
  if (!isAskedForContract({ type: account.customerType }, roles)) throw refuse('account.permission');
  return account;
}
