import { OPERATOR_NAME_PATTERN } from '#schemas/edges/api/people.schema.ts';
import { type RoleGrants, hasRole } from '#schemas/edges/api/roleGrants.ts';
import type { SingleSignOn } from '#schemas/edges/api/signOn.schema.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import { addAuditEntry } from '../../store/repositories/audit.ts';
import type { Queries } from '../../store/database/Database.ts';
import {
  type Operator,
  type Person,
  type Subject,
  addOperator,
  bindSubject,
  findPerson,
  findUnboundByEmail,
  isEmailKnown,
  findPersonBySubject,
  setGrants,
} from '../../store/repositories/operators.ts';
import { notifyOperatorChange } from '../../store/repositories/operatorSessions.ts';
import { isLocalAccount } from '../localAccounts.ts';

/** A person by the provider's claims. */
export interface SignedOn {
  readonly subject: Subject;
  /** Names to be called by, the best first. */
  readonly names: readonly string[];
  /** Only an address that the provider has checked. */
  readonly email: string | undefined;
  readonly grants: RoleGrants;
}

const isName = (name: string): boolean => new RegExp(OPERATOR_NAME_PATTERN).test(name);

/** Makes an account with the first name that is free. Throws HttpProblem. */
async function addPerson(queries: Queries, { names, email }: SignedOn, at: Date): Promise<Operator> {
  for (const name of names.filter(isName)) {
    // A name that equals another operator's address would be mistaken for that operator.
    if (name.toLowerCase() !== email?.toLowerCase() && (await isEmailKnown(queries, name))) continue;
    const id = await addOperator(queries, { name, email, passwordHash: null, role: null, at });
    if (id !== undefined) return { id, name };
  }
  throw new HttpProblem('signOn.nameless');
}

const isSame = (one: RoleGrants, other: RoleGrants): boolean => {
  const codes = Object.keys(one.merchants);
  return (
    one.all === other.all &&
    codes.length === Object.keys(other.merchants).length &&
    codes.every((code) => one.merchants[code] === other.merchants[code])
  );
};

/**
 * The account of the subject, else an account with the same address that was invited or made here and has no subject yet. Local
 * accounts stay what they are: they must work without the provider.
 */
async function findAccount(
  queries: Queries,
  { subject, email }: SignedOn,
  settings: SingleSignOn,
  now: Date,
): Promise<Person | undefined> {
  const linked = await findPersonBySubject(queries, subject, now);
  if (linked !== undefined || email === undefined) return linked;
  const older = await findUnboundByEmail(queries, email, now);
  return older && !isLocalAccount(settings, older.name) ? older : undefined;
}

/** Gives an operator the roles that the provider says now. */
export async function followGrants(queries: Queries, { id, name }: Operator, grants: RoleGrants, at: Date): Promise<void> {
  const person = await findPerson(queries, id, at);
  if (person === undefined) return; // erased meanwhile
  const before = { all: person.all, merchants: person.merchants };
  if (isSame(before, grants)) return;
  await setGrants(queries, id, grants);
  await notifyOperatorChange(queries, id);
  await addAuditEntry(queries, {
    by: null,
    merchantCode: null,
    action: 'operator.roles',
    detail: { name, before, after: grants },
    at,
  });
}

/**
 * The account of a person who has signed in at the provider, with their current roles; created at the first sign-in. Undefined if the
 * provider gives no role, which also removes the account's earlier roles, or if the account is disabled. Throws HttpProblem if no name is free.
 */
export async function operatorOf(
  queries: Queries,
  signedOn: SignedOn,
  settings: SingleSignOn,
  at: Date,
): Promise<Operator | undefined> {
  const { subject, grants } = signedOn;
  if (!hasRole(grants)) {
    const linked = await findPersonBySubject(queries, subject, at);
    if (linked !== undefined) await followGrants(queries, linked, grants, at);
    return undefined;
  }
  const found = await findAccount(queries, signedOn, settings, at);
  if (found?.isDisabled) return undefined;
  if (found !== undefined) {
    await bindSubject(queries, found.id, subject);
    await followGrants(queries, found, grants, at);
    return { id: found.id, name: found.name };
  }
  const { id, name } = await addPerson(queries, signedOn, at);
  await bindSubject(queries, id, subject);
  await setGrants(queries, id, grants);
  await addAuditEntry(queries, { by: null, merchantCode: null, action: 'operator.added', detail: { name, ...grants }, at });
  return { id, name };
}
