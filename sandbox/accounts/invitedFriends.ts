import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import type { Handlers, MemberContext } from '../calls/CallContext.ts';
import { pageAnswer, readPage } from '../calls/readRecordQuery.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';

type FriendRow = { username: string; joinedAt: Date; total: number };

/** Members who registered with the caller's invitation code, newest first. The sandbox pays nothing for invitations, so it states no rewards. */
async function friendsOf(
  parts: Pick<SandboxParts, 'db' | 'clock'>,
  context: MemberContext,
): Promise<CallAnswer<'invitedFriends'>> {
  const page = readPage(context.query);
  const rows = await parts.db.query<FriendRow>(
    `select username, created_at as "joinedAt", (count(*) over ())::int as total from accounts
     where merchant_code = $1 and details->>'affiliateCode' = $2 order by created_at desc, id desc limit $3 offset $4`,
    [context.merchantCode, context.account.affiliateCode, page.limit, page.offset],
  );
  const list = rows.map(({ username, joinedAt }) => ({ username, joinedAt: joinedAt.toISOString() }));
  return pageAnswer(list, rows[0]?.total ?? 0, page);
}

export const invitedHandlers = (parts: SandboxParts): Pick<Handlers, 'invitedFriends'> => ({
  invitedFriends: (context) => friendsOf(parts, context),
});
