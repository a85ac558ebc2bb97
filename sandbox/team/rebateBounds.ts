import type { TreeMember } from './agentTreeQueries.ts';

/**
 * What a member's rebate may be, in hundredths of a percent: no more than the one above has, no less than anyone right below.
 *
 * @param own What the agent has itself.
 */
export function rebateBounds(tree: readonly TreeMember[], own: number, member: TreeMember): { min: number; max: number } {
  const below = tree.filter(({ uplineId }) => uplineId === member.id).map(({ rebate }) => rebate);
  return { min: Math.max(0, ...below), max: tree.find(({ id }) => id === member.uplineId)?.rebate ?? own };
}
