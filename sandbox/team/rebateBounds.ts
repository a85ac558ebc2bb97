import type { TreeMember } from './agentTreeQueries.ts';

/**
 * The bounds of a member's rebate, in hundredths of a percent: at most the rebate of its upline, at least that of every member right below.
 *
 * @param agentRebate The rebate of the agent.
 */
export function rebateBounds(tree: readonly TreeMember[], agentRebate: number, member: TreeMember): { min: number; max: number } {
  const below = tree.filter(({ uplineId }) => uplineId === member.id).map(({ rebate }) => rebate);
  return { min: Math.max(0, ...below), max: tree.find(({ id }) => id === member.uplineId)?.rebate ?? agentRebate };
}
