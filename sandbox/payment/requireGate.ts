import { isAudience } from '#schemas/declare/names/visitor.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import { requireAcceptance } from '../accounts/requireAcceptance.ts';
import type { Account } from '../accounts/accountQueries.ts';
import type { CallContext } from '../calls/CallContext.ts';

/**
 * Refuses members whom the merchant's gate excludes, and trial accounts always: they have no money to move (MEM-03). Asked after
 * the session and the body.
 */
export function requireGate(gate: 'deposit' | 'withdraw', { site }: CallContext, account: Account): void {
  const visitor = { type: account.customerType };
  if (isAudience(visitor, 'trial')) throw refuse('free_reject');
  requireAcceptance(account);
  const kind = site.full.template.behaviour.gates[gate];
  if ((kind === 'formal' || kind === 'formalOnly') && !isAudience(visitor, 'member')) throw refuse('account.permission');
}
