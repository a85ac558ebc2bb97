import type { TeamMember } from '#schemas/platform/team.schema.ts';
import { type Roles, isAgent } from '#schemas/visitor.ts';
import { refuse } from '#server/platform/refusals.ts';
import type { Account } from '../accounts/accountQueries.ts';
import { usernameKey } from '../accounts/accountQueries.ts';
import type { CallContext, Handlers } from '../CallContext.ts';
import { readCount, readText } from '../readQuery.ts';
import type { SandboxParts } from '../SandboxParts.ts';
import { type LineMember, ownRebate, readLine } from './lineQueries.ts';
import { pageOf } from './pageOf.ts';
import { rebateBounds } from './rebateBounds.ts';
import { requireAgent } from './requireAgent.ts';
import { isOnline, lastLoginOf } from './teamFigures.ts';

type MemberHandlers = Pick<Handlers, 'subordinates' | 'downline' | 'downlines'>;

interface Team {
  readonly merchantCode: string;
  readonly agent: Account;
  readonly line: readonly LineMember[];
  readonly own: number;
  readonly roles: Roles;
  readonly now: Date;
}

async function readTeam(parts: SandboxParts, context: CallContext): Promise<Team> {
  const agent = await requireAgent(parts, context);
  return {
    merchantCode: context.merchantCode,
    agent,
    line: await readLine(parts.db, agent.id, parts.clock()),
    own: await ownRebate(parts.db, agent.id),
    roles: context.site.full.template.behaviour.roles,
    now: parts.today(),
  };
}

/** How many are below one, on all levels. */
const sizeBelow = (line: readonly LineMember[], id: number): number =>
  line.filter(({ uplineId }) => uplineId === id).reduce((size, below) => size + 1 + sizeBelow(line, below.id), 0);

function memberOf({ merchantCode, agent, line, own, now }: Team, member: LineMember): TeamMember {
  const lastLogin = lastLoginOf(merchantCode, member, now);
  const { min, max } = rebateBounds(line, own, member);
  return {
    memberId: member.id,
    username: member.username,
    nickname: member.nickname ?? member.username,
    type: member.customerType,
    uplineId: member.uplineId,
    upline: line.find(({ id }) => id === member.uplineId)?.username ?? agent.username,
    level: member.level,
    teamSize: sizeBelow(line, member.id),
    rebate: member.rebate / 100,
    minRebate: min / 100,
    maxRebate: max / 100,
    registeredAt: member.createdAt.toISOString(),
    ...(lastLogin === null ? {} : { lastLoginAt: lastLogin.toISOString() }),
    isOnline: isOnline(merchantCode, member, now),
  };
}

/** The one that a query names. Somebody of another line is as unknown as nobody. */
function named({ line }: Team, id: number): LineMember {
  const member = line.find((known) => known.id === id);
  if (!member) throw refuse('downline.unknown');
  return member;
}

/** Those above one of the line, the agent's own first. */
function uplinesOf(line: readonly LineMember[], member: LineMember): LineMember[] {
  const above = line.find(({ id }) => id === member.uplineId);
  return above ? [...uplinesOf(line, above), above] : [];
}

function teamPage(team: Team, query: CallContext['query'], members: readonly LineMember[]) {
  const { list, ...page } = pageOf(query, members);
  return { list: list.map((member) => memberOf(team, member)), ...page };
}

/** Who stands below an agent (CALL-46, CALL-48, CALL-49). */
export const memberHandlers = (parts: SandboxParts): MemberHandlers => ({
  subordinates: async (context) => {
    const team = await readTeam(parts, context);
    const parentId = readCount(context.query, 'parentId', 0, 1, Number.MAX_SAFE_INTEGER);
    const above = parentId === 0 ? team.agent.id : named(team, parentId).id;
    return teamPage(
      team,
      context.query,
      team.line.filter(({ uplineId }) => uplineId === above),
    );
  },
  downline: async (context) => {
    const team = await readTeam(parts, context);
    const member = named(team, readCount(context.query, 'memberId', 0, 1, Number.MAX_SAFE_INTEGER));
    const uplines = uplinesOf(team.line, member).map(({ id, username }) => ({ memberId: id, username }));
    return { ...memberOf(team, member), uplines };
  },
  downlines: async (context) => {
    const team = await readTeam(parts, context);
    const part = usernameKey(readText(context.query, 'username'));
    const leadersOnly = readCount(context.query, 'agents', 0, 0, 1) === 1;
    const fits = ({ username, nickname, customerType }: LineMember) =>
      (!leadersOnly || isAgent({ type: customerType }, team.roles)) &&
      [username, nickname ?? ''].some((name) => usernameKey(name).includes(part));
    return teamPage(team, context.query, team.line.filter(fits));
  },
});
