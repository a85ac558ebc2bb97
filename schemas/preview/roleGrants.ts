import { type OperatorRole, operatorRoles } from './operatorApi.schema.ts';

/** What an operator may do: a role for all merchants, if any, and roles at single ones. The higher one counts. */
export interface RoleGrants {
  readonly all: OperatorRole | null;
  readonly merchants: Readonly<Record<string, OperatorRole>>;
}

export const isAtLeast = (role: OperatorRole, least: OperatorRole): boolean =>
  operatorRoles.indexOf(role) >= operatorRoles.indexOf(least);

/** The role at one merchant; nothing for somebody who has nothing to do there. */
export function roleAt({ all, merchants }: RoleGrants, merchantCode: string): OperatorRole | undefined {
  const own = Object.hasOwn(merchants, merchantCode) ? merchants[merchantCode] : undefined;
  if (own === undefined || all === null) return own ?? all ?? undefined;
  return isAtLeast(own, all) ? own : all;
}

/** The merchants that somebody is an administrator of: all of them, or those listed. */
export const administered = ({ all, merchants }: RoleGrants): 'all' | readonly string[] =>
  all === 'admin' ? 'all' : Object.keys(merchants).filter((code) => merchants[code] === 'admin');
