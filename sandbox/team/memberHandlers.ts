import type { TeamMember } from '#schemas/declare/platform/team.schema.ts';
import { type Roles, isAgent } from '#schemas/declare/names/visitor.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { Account } from '../calls/Account.ts';
import { usernameKey } from '../accounts/accountQueries.ts';
import type { CallContext, Handlers, MemberContext } from '../calls/CallContext.ts';
import { readCount, readText } from '../calls/readQuery.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { type TreeMember, ownRebate, readAgentTree } from './agentTreeQueries.ts';
import { pageOf } from './pageOf.ts';
import { rebateBounds } from './rebateBounds.ts';
import { isOnline, lastLoginOf } from './teamFigures.ts';

type MemberHandlers = Pick<Handlers, 'subordinates' | 'downline' | 'downlines'>;

interface Team {
  readonly merchantCode: string;
  readonly agent: Account;
  readonly tree: readonly TreeMember[];
  readonly agentRebate: number;
  readonly roles: Roles;
  readonly now: Date;
}

async function readTeam(parts: SandboxParts, context: MemberContext): Promise<Team> {
  const { account: agent } = context;
  return {
    merchantCode: context.merchantCode,
    agent,
    tree: await readAgentTree(parts.db, agent.id, parts.clock()),
    agentRebate: await ownRebate(parts.db, agent.id),
    roles: context.site.full.template.behaviour.roles,
    now: parts.today(),
  };
}

/** How many members are below a member, on all levels. */
const sizeBelow = (tree: readonly TreeMember[], id: number): number =>
  tree.filter(({ uplineId }) => uplineId === id).reduce((size, below) => size + 1 + sizeBelow(tree, below.id), 0);

function memberOf({ merchantCode, agent, tree, agentRebate, now }: Team, member: TreeMember): TeamMember {
  const lastLogin = lastLoginOf(merchantCode, member, now);
  const { min, max } = rebateBounds(tree, agentRebate, member);
  return {
    memberId: member.id,
    username: member.username,
    nickname: member.nickname ?? member.username,
    type: member.customerType,
    uplineId: member.uplineId,
    upline: tree.find(({ id }) => id === member.uplineId)?.username ?? agent.username,
    level: member.level,
    teamSize: sizeBelow(tree, member.id),
    rebate: member.rebate / 100,
    minRebate: min / 100,
    maxRebate: max / 100,
    registeredAt: member.createdAt.toISOString(),
    ...(lastLogin === null ? {} : { lastLoginAt: lastLogin.toISOString() }),
    isOnline: isOnline(merchantCode, member, now),
  };
}

/** The member that a query names. A member of another agent's tree is refused like an unknown one. */
function named({ tree }: Team, id: number): TreeMember {
  const member = tree.find((each) => each.id === id);
  if (!member) throw refuse('downline.unknown');
  return member;
}

/** The members above this one, top first. */
function uplinesOf(tree: readonly TreeMember[], member: TreeMember): TreeMember[] {
  const above = tree.find(({ id }) => id === member.uplineId);
  return above ? [...uplinesOf(tree, above), above] : [];
}

function teamPage(team: Team, query: CallContext['query'], members: readonly TreeMember[]) {
  const { list, ...page } = pageOf(query, members);
  return { list: list.map((member) => memberOf(team, member)), ...page };
}

/** The members below an agent (CALL-46, CALL-48, CALL-49). */
export const memberHandlers = (parts: SandboxParts): MemberHandlers => ({
  subordinates: async (context) => {
    const team = await readTeam(parts, context);
    const parentId = readCount(context.query, 'parentId', 0, 1, Number.MAX_SAFE_INTEGER);
    const above = parentId === 0 ? team.agent.id : named(team, parentId).id;
    return teamPage(
      team,
      context.query,
      team.tree.filter(({ uplineId }) => uplineId === above),
    );
  },
  downline: async (context) => {
    const team = await readTeam(parts, context);
    const member = named(team, readCount(context.query, 'memberId', 0, 1, Number.MAX_SAFE_INTEGER));
    const uplines = uplinesOf(team.tree, member).map(({ id, username }) => ({ memberId: id, username }));
    return { ...memberOf(team, member), uplines };
  },
  downlines: async (context) => {
    const team = await readTeam(parts, context);
    const part = usernameKey(readText(context.query, 'username'));
    const leadersOnly = readCount(context.query, 'agents', 0, 0, 1) === 1;
    const fits = ({ username, nickname, customerType }: TreeMember) =>
      (!leadersOnly || isAgent({ type: customerType }, team.roles)) &&
      [username, nickname ?? ''].some((name) => usernameKey(name).includes(part));
    return teamPage(team, context.query, team.tree.filter(fits));
  },
});
