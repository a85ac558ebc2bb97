import type { RebatesBody, TransferManyBody } from '#schemas/declare/platform/team.schema.ts';
import { isAgent } from '#schemas/declare/names/visitor.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { Account } from '../calls/Account.ts';
import type { Handlers, MemberContext } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { type TreeMember, moveTo, ownRebate, readAgentTree, rebateOf, setRebate } from './agentTreeQueries.ts';
import { rebateBounds } from './rebateBounds.ts';

type ChangeHandlers = Pick<Handlers, 'transferDownline' | 'transferDownlines' | 'updateRebates'>;

/** A member of the agent's tree. A member of another tree is refused like an unknown one. */
function memberIn(tree: readonly TreeMember[], id: number): TreeMember {
  const member = tree.find((each) => each.id === id);
  if (!member) throw refuse('downline.unknown', { memberId: id });
  return member;
}

/** Whether a member is one of `ids` or below one of them. */
function isBelow(tree: readonly TreeMember[], id: number, ids: readonly number[]): boolean {
  if (ids.includes(id)) return true;
  const above = tree.find((each) => each.id === id)?.uplineId;
  return above !== undefined && isBelow(tree, above, ids);
}

/** Moves members of an agent's tree together with all members below them. All of them are moved, or none. */
async function transfer(parts: SandboxParts, { account: agent, site }: MemberContext, { memberIds, targetId }: TransferManyBody) {
  const { roles } = site.full.template.behaviour;
  await parts.db.transaction(async (queries) => {
    const tree = await readAgentTree(queries, agent.id, parts.clock());
    const moved = memberIds.map((id) => memberIn(tree, id));
    const target = targetId === undefined || targetId === agent.id ? undefined : memberIn(tree, targetId);
    if (target && !isAgent({ type: target.customerType }, roles)) throw refuse('downline.notLeader');
    if (target && isBelow(tree, target.id, memberIds)) throw refuse('downline.circle');
    const most = target?.rebate ?? (await ownRebate(queries, agent.id));
    const tooHigh = moved.find(({ rebate }) => rebate > most);
    if (tooHigh) throw refuse('downline.rebateAbove', { memberId: tooHigh.id });
    await moveTo(queries, memberIds, target?.id ?? agent.id);
  });
}

/** Sets rebates one after the other, each checked by those before it; all or none. */
async function updateRebates(parts: SandboxParts, agent: Account, { rebates }: RebatesBody) {
  await parts.db.transaction(async (queries) => {
    const agentRebate = await ownRebate(queries, agent.id);
    let tree = await readAgentTree(queries, agent.id, parts.clock());
    for (const { memberId, rebate } of rebates) {
      const { min, max } = rebateBounds(tree, agentRebate, memberIn(tree, memberId));
      const newRebate = rebateOf(rebate);
      const isExact = Math.abs(rebate * 100 - newRebate) < 1e-6;
      if (!isExact || newRebate < min || newRebate > max)
        throw refuse('downline.rebate', { memberId, min: min / 100, max: max / 100 });
      await setRebate(queries, memberId, newRebate);
      tree = tree.map((member) => (member.id === memberId ? { ...member, rebate: newRebate } : member));
    }
  });
}

/** What agents change in their own tree (CALL-47, CALL-50, CALL-51). */
export const changeHandlers = (parts: SandboxParts): ChangeHandlers => ({
  transferDownline: async (context) => {
    const body = readBody('transferDownline', context.body);
    const { memberId, ...where } = body;
    await transfer(parts, context, { memberIds: [memberId], ...where });
  },
  transferDownlines: async (context) => {
    const body = readBody('transferDownlines', context.body);
    await transfer(parts, context, body);
  },
  updateRebates: async (context) => {
    const body = readBody('updateRebates', context.body);
    await updateRebates(parts, context.account, body);
  },
});
