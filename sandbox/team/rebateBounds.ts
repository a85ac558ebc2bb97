import type { LineMember } from './lineQueries.ts';

/**
 * What a member's rebate may be, in hundredths of a percent: no more than the one above has, no less than anyone right below.
 *
 * @param own What the agent has itself.
 */
export function rebateBounds(line: readonly LineMember[], own: number, member: LineMember): { min: number; max: number } {
  const below = line.filter(({ uplineId }) => uplineId === member.id).map(({ rebate }) => rebate);
  return { min: Math.max(0, ...below), max: line.find(({ id }) => id === member.uplineId)?.rebate ?? own };
}
