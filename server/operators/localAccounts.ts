import type { SingleSignOn } from '#schemas/api/signOn.schema.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';

/** Throws HttpProblem for a name that may have no password: with single sign-on, only local accounts do. */
export function requireLocalAccount(singleSignOn: SingleSignOn | undefined, name: string): void {
  const isLocal = singleSignOn?.localAccounts.some((local) => local.toLowerCase() === name.toLowerCase()) ?? true;
  if (!isLocal) throw new HttpProblem('signIn.byProvider');
}
