import { type OperatorRole, type RoleGrants, joinedGrants } from '#schemas/edges/api/roleGrants.ts';
import type { SingleSignOn } from '#schemas/edges/api/signOn.schema.ts';

const NOTHING: RoleGrants = { all: null, merchants: {} };

const grantOf = (allowed: OperatorRole | RoleGrants['merchants']): RoleGrants =>
  typeof allowed === 'string' ? { all: allowed, merchants: {} } : { all: null, merchants: allowed };

/** What the values of the claim allow together: a text, or a list of texts. Values that the file does not name allow nothing. */
export function grantsOf({ roles }: Pick<SingleSignOn, 'roles'>, claim: unknown): RoleGrants {
  const values = Array.isArray(claim) ? claim : [claim];
  return values.reduce<RoleGrants>((grants, value) => {
    const allowed = typeof value === 'string' && Object.hasOwn(roles, value) ? roles[value] : undefined;
    return allowed === undefined ? grants : joinedGrants(grants, grantOf(allowed));
  }, NOTHING);
}
