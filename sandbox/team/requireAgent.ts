import { isAgent } from '#schemas/declare/names/visitor.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { Account } from '../accounts/accountQueries.ts';
import { requireAccount } from '../accounts/sessions.ts';
import type { CallContext } from '../calls/CallContext.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';

/** The agent who calls, by the merchant's definition of customer types (ROLE-08). Refuses all others. */
export async function requireAgent(parts: Pick<SandboxParts, 'db' | 'clock'>, context: CallContext): Promise<Account> {
  const account = await requireAccount(parts, context);
  if (!isAgent({ type: account.customerType }, context.site.full.template.behaviour.roles)) throw refuse('account.permission');
  return account;
}
