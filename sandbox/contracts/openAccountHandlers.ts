import type { RegisteredAnswer } from '#schemas/declare/platform/session.schema.ts';
import type { RegisterMethodTab } from '#schemas/declare/register/registerEntries.ts';
import { ownInvitation } from '../accounts/ownInvitation.ts';
import { register } from '../access/register.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { Handlers, MemberContext } from '../calls/CallContext.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';

/** Opens an account below the agent who asks: its upline comes from the session, never from the body. */
async function open(parts: SandboxParts, context: MemberContext, method: RegisterMethodTab): Promise<RegisteredAnswer> {
  const affiliateCode = await ownInvitation(parts.db, context.account);
  if (affiliateCode === undefined) throw refuse('account.permission');
  return register(parts, context, method, affiliateCode);
}

/** The accounts that agents open for others (AGTEAM-09). */
export const openAccountHandlers = (parts: SandboxParts): Pick<Handlers, 'openByUsername' | 'openByMobile'> => ({
  openByUsername: (context) => open(parts, context, 'username'),
  openByMobile: (context) => open(parts, context, 'mobile'),
});
