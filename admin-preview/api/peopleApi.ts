import type { SessionView } from '#schemas/preview/operatorApi.schema.ts';
import type {
  AcceptLinkBody,
  AuditPage,
  InviteBody,
  LinkBody,
  LinkView,
  OpenedLink,
  OwnSession,
  PasswordBody,
  PersonView,
} from '#schemas/preview/peopleApi.schema.ts';
import type { RoleGrants } from '#schemas/preview/roleGrants.ts';
import { auditActions } from '#schemas/preview/auditActions.ts';
import { fields, isCount, isOneOf, isText, isTextOrNull, isYesNo, list, need } from './answerChecks.ts';
import { readGrants, readSession } from './answerReads.ts';
import type { Call } from './previewApi.ts';

/** Which lines of the audit log are asked for; an empty text does not matter. */
export interface AuditQuery {
  readonly who: string;
  readonly what: string;
  readonly merchant: string;
  /** Days, as a date field gives them; both included. */
  readonly from: string;
  readonly to: string;
}

export interface PeopleApi {
  openLink(token: string): Promise<OpenedLink>;
  acceptLink(body: AcceptLinkBody): Promise<SessionView>;
  changePassword(body: PasswordBody): Promise<void>;
  ownSessions(): Promise<readonly OwnSession[]>;
  endSession(id: number): Promise<void>;
  endOtherSessions(): Promise<void>;
  people(): Promise<readonly PersonView[]>;
  invite(body: InviteBody): Promise<LinkView>;
  newLink(person: number, body: LinkBody): Promise<LinkView>;
  setRoles(person: number, roles: RoleGrants): Promise<PersonView>;
  setDisabled(person: number, isDisabled: boolean): Promise<PersonView>;
  audit(query: AuditQuery, before: number | undefined): Promise<AuditPage>;
}

/** The query of an address: local days become moments, the last one to its end. */
export function auditParams({ who, what, merchant, from, to }: AuditQuery, before?: number): URLSearchParams {
  const end = to === '' ? undefined : new Date(`${to}T00:00`);
  end?.setDate(end.getDate() + 1);
  const all = {
    who: who.trim(),
    what,
    merchant: merchant.trim(),
    from: from === '' ? '' : new Date(`${from}T00:00`).toISOString(),
    to: end?.toISOString() ?? '',
    before: before === undefined ? '' : String(before),
  };
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
}

function readPerson(answer: unknown): PersonView {
  const { id, name, email, roles, state, seenAt, linkUntil } = fields(answer);
  return {
    id: need(isCount, id),
    name: need(isText, name),
    email: need(isTextOrNull, email),
    roles: readGrants(roles),
    state: need(isOneOf(['active', 'invited', 'disabled'] as const), state),
    seenAt: need(isTextOrNull, seenAt),
    linkUntil: need(isTextOrNull, linkUntil),
  };
}

function readLink(answer: unknown): LinkView {
  const { person, url, expiresAt, delivery } = fields(answer);
  return {
    person: readPerson(person),
    url: need(isText, url),
    expiresAt: need(isText, expiresAt),
    delivery: need(isOneOf(['mail', 'failed', 'none'] as const), delivery),
  };
}

function readOpened(answer: unknown): OpenedLink {
  const { name, isNew, expiresAt } = fields(answer);
  return { name: need(isText, name), isNew: need(isYesNo, isNew), expiresAt: need(isText, expiresAt) };
}

const readSessions = (answer: unknown): OwnSession[] =>
  list(answer, (entry) => {
    const { id, isThis, agent, ip, startedAt, seenAt } = fields(entry);
    return {
      id: need(isCount, id),
      isThis: need(isYesNo, isThis),
      agent: need(isText, agent),
      ip: need(isText, ip),
      startedAt: need(isText, startedAt),
      seenAt: need(isText, seenAt),
    };
  });

const isCountOrNull = (value: unknown): value is number | null => value === null || isCount(value);

function readAudit(answer: unknown): AuditPage {
  const { lines, next } = fields(answer);
  return {
    lines: list(lines, (line) => {
      const { id, at, who, action, merchantCode, detail } = fields(line);
      return {
        id: need(isCount, id),
        at: need(isText, at),
        who: need(isTextOrNull, who),
        action: need(isOneOf(auditActions), action),
        merchantCode: need(isTextOrNull, merchantCode),
        detail: fields(detail),
      };
    }),
    next: need(isCountOrNull, next),
  };
}

const nothing = () => undefined;

/** @param remember Keeps what a session needs for the calls after it. */
export const createPeopleApi = (call: Call, remember: (session: SessionView) => SessionView): PeopleApi => ({
  openLink: (token) => call('POST', 'links/open', readOpened, { token }),
  acceptLink: async (body) => remember(await call('POST', 'links/accept', readSession, body)),
  changePassword: (body) => call('POST', 'account/password', nothing, body),
  ownSessions: () => call('GET', 'account/sessions', readSessions),
  endSession: (id) => call('DELETE', `account/sessions/${id}`, nothing),
  endOtherSessions: () => call('DELETE', 'account/sessions', nothing),
  people: () => call('GET', 'people', (answer) => list(answer, readPerson)),
  invite: (body) => call('POST', 'people', readLink, body),
  newLink: (person, body) => call('POST', `people/${person}/link`, readLink, body),
  setRoles: (person, roles) => call('PUT', `people/${person}/roles`, readPerson, roles),
  setDisabled: (person, isDisabled) => call('PUT', `people/${person}/state`, readPerson, { isDisabled }),
  audit: (query, before) => call('GET', `audit?${auditParams(query, before).toString()}`, readAudit),
});
