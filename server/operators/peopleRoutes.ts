import { type Request, type RequestHandler, Router } from 'express';
import type { Logger } from 'pino';
import { createReader } from '#schemas/createReader.ts';
import { invite as isInvite, link as isLinkBody, roles as isRoles, state as isState } from '#schemas/generated/operator.js';
import type { InviteBody, LinkBody, PersonView, RolesBody, StateBody } from '#schemas/preview/peopleApi.schema.ts';
import { administered } from '#schemas/preview/roleGrants.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import { bodyOf } from '../http/readBody.ts';
import type { Messenger } from '../messages/Messenger.ts';
import type { Clock } from '../platform/clock.ts';
import { addAuditEntry } from '../store/audit.ts';
import type { Database, Queries } from '../store/Database.ts';
import { dropOpenLinks } from '../store/operatorLinks.ts';
import { type Person, addOperator, findPerson, listPeople, otherAdmins, setDisabled, setGrants } from '../store/operators.ts';
import { endAllSessions, tellOfOperator } from '../store/operatorSessions.ts';
import { changedGrants, isNear, personView } from './grantRules.ts';
import { makeLink, sendLink } from './operatorLink.ts';
import { type OperatorSessions, operatorOf } from './operatorSession.ts';

const readInvite = createReader<InviteBody>(isInvite);
const readLink = createReader<LinkBody>(isLinkBody);
const readRoles = createReader<RolesBody>(isRoles);
const readState = createReader<StateBody>(isState);

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: OperatorSessions;
  readonly messenger: Messenger | undefined;
  readonly log: Logger;
}

/** Lets administrators of all merchants pass, and those of some. */
const requireSomeAdmin: RequestHandler = (_req, res, next) => {
  const { roles } = operatorOf(res);
  if (administered(roles).length === 0) throw new HttpProblem(403, 'role.tooLow', [], { role: roles.all, needed: 'admin' });
  next();
};

async function personAt(queries: Queries, req: Request, now: Date): Promise<Person> {
  const id = Number(req.params['id']);
  const person = Number.isSafeInteger(id) ? await findPerson(queries, id, now) : undefined;
  if (person === undefined) throw new HttpProblem(404, 'operator.unknown');
  return person;
}

/** Somebody must be left who can let people in. */
async function keepAnAdmin(queries: Queries, { id, all, isDisabled }: Person): Promise<void> {
  if (all === 'admin' && !isDisabled && (await otherAdmins(queries, id)) === 0) throw new HttpProblem(409, 'operator.lastAdmin');
}

/** Who may sign in, and what they may do where. For administrators; those of some merchants decide about these alone. */
export function peopleRoutes({ db, clock, sessions, messenger, log }: Needs): Router {
  const router = Router();

  router.get('/people', sessions.signedIn, requireSomeAdmin, async (_req, res) => {
    const mine = administered(operatorOf(res).roles);
    const people: readonly PersonView[] = (await listPeople(db, clock()))
      .filter((person) => isNear(person, mine))
      .map((person) => personView(person, mine));
    res.json(people);
  });

  router.post('/people', sessions.signedIn, requireSomeAdmin, async (req, res) => {
    const { name, email, roles, language } = bodyOf(req, readInvite);
    const { id: by, name: byName, roles: own } = operatorOf(res);
    const mine = administered(own);
    const grants = changedGrants({ all: null, merchants: {} }, roles, mine);
    const at = clock();
    const { person, url, expiresAt } = await db.transaction(async (queries) => {
      const id = await addOperator(queries, { name, email, passwordHash: null, role: grants.all, at });
      if (id === undefined) throw new HttpProblem(409, 'operator.exists', [], { name });
      await setGrants(queries, id, grants);
      const made = await makeLink(queries, req, id, at);
      await addAuditEntry(queries, {
        operatorId: by,
        merchantCode: null,
        action: 'operator.added',
        detail: { name, ...grants },
        at,
      });
      const added = await findPerson(queries, id, at);
      if (added === undefined) throw new Error(`operator ${id} was not written`);
      return { person: personView(added, mine), ...made };
    });
    res.status(201).json(await sendLink({ messenger, log, by: byName, person, url, expiresAt, language }));
  });

  router.post('/people/:id/link', sessions.requireForAll('admin'), async (req, res) => {
    const { language } = bodyOf(req, readLink);
    const { id: by, name: byName } = operatorOf(res);
    const at = clock();
    const { person, url, expiresAt } = await db.transaction(async (queries) => {
      const { id, name, isDisabled } = await personAt(queries, req, at);
      if (isDisabled) throw new HttpProblem(409, 'operator.disabled');
      const made = await makeLink(queries, req, id, at);
      await addAuditEntry(queries, { operatorId: by, merchantCode: null, action: 'link.made', detail: { name }, at });
      return { person: personView(await personAt(queries, req, at), 'all'), ...made };
    });
    res.status(201).json(await sendLink({ messenger, log, by: byName, person, url, expiresAt, language }));
  });

  router.put('/people/:id/roles', sessions.signedIn, requireSomeAdmin, async (req, res) => {
    const wanted = bodyOf(req, readRoles);
    const { id: by, roles: own } = operatorOf(res);
    const mine = administered(own);
    const at = clock();
    const changed = await db.transaction(async (queries) => {
      const person = await personAt(queries, req, at);
      if (!isNear(person, mine)) throw new HttpProblem(404, 'operator.unknown');
      const grants = changedGrants(person, wanted, mine);
      if (grants.all !== 'admin') await keepAnAdmin(queries, person);
      await setGrants(queries, person.id, grants);
      await tellOfOperator(queries, person.id);
      const detail = { name: person.name, before: { all: person.all, merchants: person.merchants }, after: grants };
      await addAuditEntry(queries, { operatorId: by, merchantCode: null, action: 'operator.roles', detail, at });
      return personAt(queries, req, at);
    });
    res.json(personView(changed, mine));
  });

  router.put('/people/:id/state', sessions.requireForAll('admin'), async (req, res) => {
    const { isDisabled } = bodyOf(req, readState);
    const { id: by } = operatorOf(res);
    const at = clock();
    const changed = await db.transaction(async (queries) => {
      const person = await personAt(queries, req, at);
      if (isDisabled && person.id === by) throw new HttpProblem(409, 'operator.self');
      if (isDisabled) {
        await keepAnAdmin(queries, person);
        await endAllSessions(queries, person.id);
        await dropOpenLinks(queries, person.id);
      }
      await setDisabled(queries, person.id, isDisabled ? at : null);
      const action = isDisabled ? 'operator.disabled' : 'operator.enabled';
      await addAuditEntry(queries, { operatorId: by, merchantCode: null, action, detail: { name: person.name }, at });
      return personAt(queries, req, at);
    });
    res.json(personView(changed, 'all'));
  });

  return router;
}
