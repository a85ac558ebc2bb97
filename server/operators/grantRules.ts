import type { PersonView } from '#schemas/edges/api/people.schema.ts';
import { type RoleGrants, hasRole } from '#schemas/edges/api/roleGrants.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import type { Person } from '../store/repositories/operators.ts';

/** The merchants that an operator administers. */
type Administered = 'all' | readonly string[];

const within = (merchants: RoleGrants['merchants'], mine: Administered): RoleGrants['merchants'] =>
  mine === 'all' ? merchants : Object.fromEntries(Object.entries(merchants).filter(([code]) => mine.includes(code)));

/** Whether an administrator of these merchants may see an operator. */
export const isNear = ({ all, merchants }: RoleGrants, mine: Administered): boolean =>
  mine === 'all' || all !== null || Object.keys(within(merchants, mine)).length > 0;

/** A person as an administrator of these merchants may see them. `hasProvider` says whether operators sign in at a provider now. */
export function personView(person: Person, mine: Administered, hasProvider: boolean): PersonView {
  const { id, name, email, all, merchants, hasPassword, isDisabled, isErased, hasSecondFactor } = person;
  const isByProvider = hasProvider && person.isByProvider;
  return {
    id,
    name,
    email,
    roles: { all, merchants: within(merchants, mine) },
    state: isErased ? 'erased' : isDisabled ? 'disabled' : hasPassword || isByProvider ? 'active' : 'invited',
    hasSecondFactor,
    isByProvider,
    seenAt: person.seenAt?.toISOString() ?? null,
    linkUntil: person.linkUntil?.toISOString() ?? null,
  };
}

/**
 * The roles that an operator has after a change. An administrator of some merchants changes the roles at these
 * merchants only; all other roles stay. Throws HttpProblem 403 for other changes, 422 if no role would be left.
 */
export function changedGrants(before: RoleGrants, wanted: RoleGrants, mine: Administered): RoleGrants {
  if (mine === 'all') {
    if (!hasRole(wanted)) throw new HttpProblem('operator.noRole');
    return { all: wanted.all, merchants: wanted.merchants };
  }
  const asksForOthers = Object.keys(wanted.merchants).some((code) => !mine.includes(code));
  if (wanted.all !== before.all || asksForOthers) throw new HttpProblem('role.notYours');
  const untouched = Object.fromEntries(Object.entries(before.merchants).filter(([code]) => !mine.includes(code)));
  const merchants = { ...untouched, ...wanted.merchants };
  if (!hasRole({ all: before.all, merchants })) throw new HttpProblem('operator.noRole');
  return { all: before.all, merchants };
}
