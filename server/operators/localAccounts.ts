import type { SingleSignOn } from '#schemas/edges/api/signOn.schema.ts';
import type { ApiRoute } from '#schemas/edges/api/apiRoute.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';

/** Whether an operator of this name signs in by password although single sign-on is configured. */
export const isLocalAccount = ({ localAccounts }: Pick<SingleSignOn, 'localAccounts'>, name: string): boolean =>
  localAccounts.some((local) => local.toLowerCase() === name.toLowerCase());

/** Throws HttpProblem for a name that may have no password: with single sign-on, only local accounts do. */
export function requireLocalAccount(singleSignOn: SingleSignOn | undefined, name: string): void {
  if (singleSignOn && !isLocalAccount(singleSignOn, name)) throw new HttpProblem('signIn.byProvider');
}

/** The same for the name in the body of a route that declares it. */
export function checkLocalAccount({ asksLocalAccount }: ApiRoute, body: unknown, singleSignOn: SingleSignOn | undefined): void {
  if (asksLocalAccount) requireLocalAccount(singleSignOn, isObject(body) ? String(body['name']) : '');
}
