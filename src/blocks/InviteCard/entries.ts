import type { Condition } from '#schemas/declare/entries/condition.ts';
import { calls, inviting, prop } from '#schemas/declare/entries/namedConditions.ts';

/** Conditions of the parts of the block, by name. */
export const entries = { content: inviting, friends: prop('friends', calls('invitedFriends')) } as const satisfies Readonly<
  Record<string, Condition>
>;
