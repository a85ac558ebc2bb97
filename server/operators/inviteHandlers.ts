import type { Logger } from 'pino';
import { administered } from '#schemas/edges/api/roleGrants.ts';
import type { SingleSignOn } from '#schemas/edges/api/signOn.schema.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import type { Handlers } from '../http/api/apiRouter.ts';
import type { Messenger } from '../messages/Messenger.ts';
import { addAuditEntry } from '../store/repositories/audit.ts';
import type { Clock } from '../store/clock/clock.ts';
import type { Database } from '../store/database/Database.ts';
import { addOperator, setGrants } from '../store/repositories/operators.ts';
import { changedGrants, personView } from './grantRules.ts';
import { makeLink, sendLink } from './operatorLink.ts';
import { changeablePerson, personAt, requireOwnRoles } from './peopleHandlers.ts';
import type { ToolAddress } from './toolAddress.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly messenger: Messenger | undefined;
  readonly toolAddress: ToolAddress;
  readonly log: Logger;
  readonly singleSignOn: SingleSignOn | undefined;
}

type Invite = 'invite' | 'newLink';

/** Links that invite a new operator, or let one back in who lost the password. For administrators. */
export function inviteHandlers({ db, clock, messenger, toolAddress, log, singleSignOn }: Deps): Handlers<Invite> {
  const hasProvider = singleSignOn !== undefined;
  return {
    async invite({ req, body: { name, email, roles, language }, operator }) {
      const mine = administered(operator.roles);
      const grants = changedGrants({ all: null, merchants: {} }, roles, mine);
      const at = clock();
      const origin = toolAddress(req);
      const { person, url, expiresAt } = await db.transaction(async (queries) => {
        const id = await addOperator(queries, { name, email, passwordHash: null, role: grants.all, at });
        if (id === undefined) throw new HttpProblem('operator.exists', [], { name });
        await setGrants(queries, id, grants);
        const made = await makeLink(queries, origin, id, at);
        const detail = { name, ...grants };
        await addAuditEntry(queries, { by: operator, merchantCode: null, action: 'operator.added', detail, at });
        return { person: personView(await personAt(queries, id, at), mine, hasProvider), ...made };
      });
      return sendLink({ messenger, log, by: operator.name, person, url, expiresAt, language });
    },

    async newLink({ req, params, body: { language }, operator }) {
      const at = clock();
      const origin = toolAddress(req);
      const { person, url, expiresAt } = await db.transaction(async (queries) => {
        const person = await changeablePerson(queries, params.person, at);
        requireOwnRoles(person, singleSignOn);
        const { id, name, isDisabled } = person;
        if (isDisabled) throw new HttpProblem('operator.disabled');
        const made = await makeLink(queries, origin, id, at);
        await addAuditEntry(queries, { by: operator, merchantCode: null, action: 'link.made', detail: { name }, at });
        return { person: personView(await personAt(queries, id, at), 'all', hasProvider), ...made };
      });
      return sendLink({ messenger, log, by: operator.name, person, url, expiresAt, language });
    },
  };
}
