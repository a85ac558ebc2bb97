import type { RebatesBody, TransferManyBody } from '#schemas/platform/team.schema.ts';
import { isAgent } from '#schemas/visitor.ts';
import { refuse } from '#server/platform/refusals.ts';
import type { Account } from '../accounts/accountQueries.ts';
import type { CallContext, Handlers } from '../CallContext.ts';
import { readBody } from '../readBody.ts';
import { limitRequests } from '../counters.ts';
import type { SandboxParts } from '../SandboxParts.ts';
import { type LineMember, moveTo, ownRebate, readLine, rebateOf, setRebate } from './lineQueries.ts';
import { rebateBounds } from './rebateBounds.ts';
import { requireAgent } from './requireAgent.ts';

type ChangeHandlers = Pick<Handlers, 'transferDownline' | 'transferDownlines' | 'updateRebates'>;

async function requireWriter(parts: SandboxParts, context: CallContext): Promise<Account> {
  const agent = await requireAgent(parts, context);
  await limitRequests(parts.db, `team ${agent.id}`, parts.limits.teamWritesPerAccount, parts.clock());
  return agent;
}

/** The one of the agent's line that is meant; who stands elsewhere is as unknown as nobody. */
function memberIn(line: readonly LineMember[], id: number): LineMember {
  const member = line.find((known) => known.id === id);
  if (!member) throw refuse('downline.unknown', { memberId: id });
  return member;
}

/** Whether one is `ids`' own or stands below one of them. */
function isBelow(line: readonly LineMember[], id: number, ids: readonly number[]): boolean {
  if (ids.includes(id)) return true;
  const above = line.find((known) => known.id === id)?.uplineId;
  return above !== undefined && isBelow(line, above, ids);
}

/** Moves members of an agent's line, with everybody below them, all or none. */
async function transfer(parts: SandboxParts, context: CallContext, agent: Account, { memberIds, targetId }: TransferManyBody) {
  const { roles } = context.site.full.template.behaviour;
  await parts.db.transaction(async (queries) => {
    const line = await readLine(queries, agent.id, parts.clock());
    const moved = memberIds.map((id) => memberIn(line, id));
    const target = targetId === undefined || targetId === agent.id ? undefined : memberIn(line, targetId);
    if (target && !isAgent({ type: target.customerType }, roles)) throw refuse('downline.notLeader');
    if (target && isBelow(line, target.id, memberIds)) throw refuse('downline.circle');
    const most = target?.rebate ?? (await ownRebate(queries, agent.id));
    const tooHigh = moved.find(({ rebate }) => rebate > most);
    if (tooHigh) throw refuse('downline.rebateAbove', { memberId: tooHigh.id });
    await moveTo(queries, memberIds, target?.id ?? agent.id);
  });
}

/** Sets rebates one after the other, each judged by those before it; all or none. */
async function updateRebates(parts: SandboxParts, agent: Account, { rebates }: RebatesBody) {
  await parts.db.transaction(async (queries) => {
    const own = await ownRebate(queries, agent.id);
    let line = await readLine(queries, agent.id, parts.clock());
    for (const { memberId, rebate } of rebates) {
      const { min, max } = rebateBounds(line, own, memberIn(line, memberId));
      const asked = rebateOf(rebate);
      const isExact = Math.abs(rebate * 100 - asked) < 1e-6;
      if (!isExact || asked < min || asked > max) throw refuse('downline.rebate', { memberId, min: min / 100, max: max / 100 });
      await setRebate(queries, memberId, asked);
      line = line.map((member) => (member.id === memberId ? { ...member, rebate: asked } : member));
    }
  });
}

/** What an agent changes in its own line (CALL-47, CALL-50, CALL-51). */
export const changeHandlers = (parts: SandboxParts): ChangeHandlers => ({
  transferDownline: async (context) => {
    const agent = await requireWriter(parts, context);
    const body = readBody('transferDownline', context.body);
    const { memberId, ...where } = body;
    await transfer(parts, context, agent, { memberIds: [memberId], ...where });
  },
  transferDownlines: async (context) => {
    const agent = await requireWriter(parts, context);
    const body = readBody('transferDownlines', context.body);
    await transfer(parts, context, agent, body);
  },
  updateRebates: async (context) => {
    const agent = await requireWriter(parts, context);
    const body = readBody('updateRebates', context.body);
    await updateRebates(parts, agent, body);
  },
});
