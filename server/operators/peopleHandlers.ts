import { administered } from '#schemas/edges/api/roleGrants.ts';
import type { SingleSignOn } from '#schemas/edges/api/signOn.schema.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import type { Handlers } from '../http/api/apiRouter.ts';
import type { Clock } from '../store/clock/clock.ts';
import { addAuditEntry } from '../store/repositories/audit.ts';
import type { Database, Queries } from '../store/database/Database.ts';
import { dropOpenLinks } from '../store/repositories/operatorLinks.ts';
import {
  type Person,
  eraseOperator,
  findPerson,
  listPeople,
  otherAdmins,
  setDisabled,
  setGrants,
} from '../store/repositories/operators.ts';
import { endAllSessions, notifyOperatorChange } from '../store/repositories/operatorSessions.ts';
import { removeAllFactors } from '../store/repositories/secondFactors.ts';
import { changedGrants, isNear, personView } from './grantRules.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly singleSignOn: SingleSignOn | undefined;
}

/** Throws HttpProblem 404 for an operator who does not exist. */
export async function personAt(queries: Queries, id: number, now: Date): Promise<Person> {
  const person = await findPerson(queries, id, now);
  if (person === undefined) throw new HttpProblem('operator.unknown');
  return person;
}

/** An operator who can still be changed: of one whose name was erased, nothing can. */
export async function changeablePerson(queries: Queries, id: number, now: Date): Promise<Person> {
  const person = await personAt(queries, id, now);
  if (person.isErased) throw new HttpProblem('operator.erased');
  return person;
}

/** Refuses to remove the last administrator, who alone can invite operators. */
async function requireAnotherAdmin(queries: Queries, { id, all, isDisabled }: Person): Promise<void> {
  if (all === 'admin' && !isDisabled && (await otherAdmins(queries, id)) === 0) throw new HttpProblem('operator.lastAdmin');
}

/** The provider says at every sign-in what an operator may do, and keeps the password. */
export function requireOwnRoles({ isByProvider }: Person, singleSignOn: SingleSignOn | undefined): void {
  if (isByProvider && singleSignOn !== undefined) throw new HttpProblem('operator.byProvider');
}

type People = 'people' | 'setRoles' | 'setDisabled' | 'erasePerson' | 'resetFactors';

/** The operators and their roles. For administrators; those of some merchants manage roles at these merchants only. */
export function peopleHandlers({ db, clock, singleSignOn }: Deps): Handlers<People> {
  const hasProvider = singleSignOn !== undefined;
  return {
    async people({ operator }) {
      const mine = administered(operator.roles);
      return (await listPeople(db, clock()))
        .filter((person) => isNear(person, mine))
        .map((person) => personView(person, mine, hasProvider));
    },

    async setRoles({ params, body: wanted, operator }) {
      const mine = administered(operator.roles);
      const at = clock();
      const changed = await db.transaction(async (queries) => {
        const person = await changeablePerson(queries, params.person, at);
        if (!isNear(person, mine)) throw new HttpProblem('operator.unknown');
        requireOwnRoles(person, singleSignOn);
        const grants = changedGrants(person, wanted, mine);
        if (grants.all !== 'admin') await requireAnotherAdmin(queries, person);
        await setGrants(queries, person.id, grants);
        await notifyOperatorChange(queries, person.id);
        const detail = { name: person.name, before: { all: person.all, merchants: person.merchants }, after: grants };
        await addAuditEntry(queries, { by: operator, merchantCode: null, action: 'operator.roles', detail, at });
        return personAt(queries, person.id, at);
      });
      return personView(changed, mine, hasProvider);
    },

    async setDisabled({ params, body: { isDisabled }, operator }) {
      const at = clock();
      const changed = await db.transaction(async (queries) => {
        const person = await changeablePerson(queries, params.person, at);
        if (isDisabled && person.id === operator.id) throw new HttpProblem('operator.self');
        if (isDisabled) {
          await requireAnotherAdmin(queries, person);
          await endAllSessions(queries, person.id);
          await dropOpenLinks(queries, person.id);
        }
        await setDisabled(queries, person.id, isDisabled ? at : null);
        const action = isDisabled ? 'operator.disabled' : 'operator.enabled';
        await addAuditEntry(queries, { by: operator, merchantCode: null, action, detail: { name: person.name }, at });
        return personAt(queries, person.id, at);
      });
      return personView(changed, 'all', hasProvider);
    },

    async erasePerson({ params, operator }) {
      const at = clock();
      const erased = await db.transaction(async (queries) => {
        const person = await changeablePerson(queries, params.person, at);
        if (!person.isDisabled) throw new HttpProblem('operator.enabled');
        await eraseOperator(queries, person, at);
        const nameless = await personAt(queries, person.id, at);
        const detail = { name: nameless.name };
        await addAuditEntry(queries, { by: operator, merchantCode: null, action: 'operator.erased', detail, at });
        return nameless;
      });
      return personView(erased, 'all', hasProvider);
    },

    resetFactors: ({ params, operator }) =>
      db.transaction(async (queries) => {
        const at = clock();
        const { id, name } = await personAt(queries, params.person, at);
        if (id === operator.id) throw new HttpProblem('operator.self');
        await removeAllFactors(queries, id);
        await endAllSessions(queries, id);
        await addAuditEntry(queries, { by: operator, merchantCode: null, action: 'factor.reset', detail: { name }, at });
      }),
  };
}
