import { MERCHANT_CODE_PATTERN } from '../../declare/release/release.schema.ts';
import type { Shape } from '../../base/json/jsonShapes.ts';

/** From least to most: each includes those before it. */
export const operatorRoles = ['viewer', 'editor', 'publisher', 'admin'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

export const grantsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['all', 'merchants'],
  properties: {
    all: { type: ['string', 'null'], enum: [...operatorRoles, null] },
    merchants: {
      type: 'object',
      maxProperties: 500,
      propertyNames: { pattern: MERCHANT_CODE_PATTERN },
      additionalProperties: { type: 'string', enum: operatorRoles },
    },
  },
} as const;

/** An operator's roles: one for all merchants, if any, and roles at single ones. The higher one counts. */
export type RoleGrants = Shape<typeof grantsSchema>;

export const isAtLeast = (role: OperatorRole, least: OperatorRole): boolean =>
  operatorRoles.indexOf(role) >= operatorRoles.indexOf(least);

/** The role at one merchant; undefined without one. */
export function roleAt({ all, merchants }: RoleGrants, merchantCode: string): OperatorRole | undefined {
  const own = Object.hasOwn(merchants, merchantCode) ? merchants[merchantCode] : undefined;
  if (own === undefined || all === null) return own ?? all ?? undefined;
  return isAtLeast(own, all) ? own : all;
}

/** The merchants that an operator administers: all of them, or those listed. */
export const administered = ({ all, merchants }: RoleGrants): 'all' | readonly string[] =>
  all === 'admin' ? 'all' : Object.keys(merchants).filter((code) => merchants[code] === 'admin');

/** Whether there is any role at all. */
export const hasRole = ({ all, merchants }: RoleGrants): boolean => all !== null || Object.keys(merchants).length > 0;

const lower = (one: OperatorRole | undefined, other: OperatorRole | undefined): OperatorRole | undefined =>
  one === undefined || other === undefined ? undefined : isAtLeast(one, other) ? other : one;

/** The intersection: of two roles for the same merchant the lower one. */
export function commonGrants(one: RoleGrants, other: RoleGrants): RoleGrants {
  const codes = [...Object.keys(one.merchants), ...Object.keys(other.merchants)];
  const merchants = codes.flatMap((code): [string, OperatorRole][] => {
    const role = lower(roleAt(one, code), roleAt(other, code));
    return role === undefined ? [] : [[code, role]];
  });
  return { all: lower(one.all ?? undefined, other.all ?? undefined) ?? null, merchants: Object.fromEntries(merchants) };
}

/** The union: of two roles for the same merchant the higher one. */
export function joinedGrants(one: RoleGrants, other: RoleGrants): RoleGrants {
  const higher = (a: OperatorRole | null | undefined, b: OperatorRole | null | undefined) =>
    a && (!b || isAtLeast(a, b)) ? a : b;
  const merchants = { ...one.merchants };
  for (const [code, role] of Object.entries(other.merchants)) merchants[code] = higher(merchants[code], role) ?? role;
  return { all: higher(one.all, other.all) ?? null, merchants };
}

/** Whether `wanted` allows nothing that `own` does not. */
export function isWithin(wanted: RoleGrants, own: RoleGrants): boolean {
  const common = commonGrants(wanted, own);
  return (
    common.all === wanted.all && Object.keys(wanted.merchants).every((code) => roleAt(common, code) === roleAt(wanted, code))
  );
}

/** Whether any of the roles is at least this one. */
export const hasRoleFrom = ({ all, merchants }: RoleGrants, least: OperatorRole): boolean =>
  [all, ...Object.values(merchants)].some((role) => role !== null && isAtLeast(role, least));
