import type { Condition } from '#schemas/declare/entries/condition.ts';
import { calls, inviting, prop } from '#schemas/declare/entries/namedConditions.ts';

/** What parts of the block depend on. */
export const entries = { content: inviting, friends: prop('friends', calls('invitedFriends')) } as const satisfies Readonly<
  Record<string, Condition>
>;
