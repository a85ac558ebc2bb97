import type { RegisteredAnswer } from '#schemas/declare/platform/session.schema.ts';
import type { RegisterMethodTab } from '#schemas/declare/register/registerEntries.ts';
import { ownInvitation } from '../accounts/ownInvitation.ts';
import { register } from '../access/register.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { CallContext, Handlers } from '../calls/CallContext.ts';
import { limitRequests } from '../calls/counters.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { requireAgent } from '../team/requireAgent.ts';

/** Opens an account below the agent who asks: its upline comes from the session, never from the body. */
async function open(parts: SandboxParts, context: CallContext, method: RegisterMethodTab): Promise<RegisteredAnswer> {
  const agent = await requireAgent(parts, context);
  await limitRequests(parts.db, `opened ${agent.id}`, parts.limits.openedPerAgent, parts.clock());
  const affiliateCode = await ownInvitation(parts.db, agent);
  if (affiliateCode === undefined) throw refuse('account.permission');
  return register(parts, context, method, affiliateCode);
}

/** The accounts that agents open for others (AGTEAM-09). */
export const openAccountHandlers = (parts: SandboxParts): Pick<Handlers, 'openByUsername' | 'openByMobile'> => ({
  openByUsername: (context) => open(parts, context, 'username'),
  openByMobile: (context) => open(parts, context, 'mobile'),
});
