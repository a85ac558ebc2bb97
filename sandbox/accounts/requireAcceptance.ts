import { refuse } from '#server/playerCalls/refusals.ts';
import type { Account } from './accountQueries.ts';

/** Refuses to move money and to play while the owner has not confirmed age and terms. */
export function requireAcceptance({ mustAccept }: Pick<Account, 'mustAccept'>): void {
  if (mustAccept) throw refuse('account.terms');
}
