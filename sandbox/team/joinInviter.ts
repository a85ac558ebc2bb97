import { isAgent } from '#schemas/declare/names/visitor.ts';
import type { Queries } from '#server/store/database/Database.ts';
import type { CallContext } from '../calls/CallContext.ts';
import { inviterOf, joinAgentTree } from './agentTreeQueries.ts';

/** An account that registers with the code of an agent is put below that agent. Codes of other members only record who invited. */
export async function joinInviter(queries: Queries, { merchantCode, site }: CallContext, memberId: number, code: string) {
  const inviter = await inviterOf(queries, merchantCode, code);
  if (inviter === undefined || !isAgent({ type: inviter.customerType }, site.full.template.behaviour.roles)) return;
  await joinAgentTree(queries, { memberId, uplineId: inviter.id });
}
