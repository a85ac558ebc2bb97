import type { Call } from '#schemas/declare/calls/CallDeclaration.ts';
import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { calls } from '#schemas/generated/calls.js';
import { isAudience } from '#schemas/declare/names/visitor.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import { findSession } from './sessions.ts';
import type { CallContext } from '../calls/CallContext.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';

/** Refuses a trial account what the declaration of the call keeps from it. The player offers it nothing of that. */
export async function refuseTrials(
  parts: Pick<SandboxParts, 'db' | 'clock'>,
  name: CallName,
  context: CallContext,
): Promise<void> {
  const { noTrials }: Call = calls[name];
  if (noTrials !== true) return;
  const account = await findSession(parts, context);
  if (account !== undefined && isAudience({ type: account.customerType }, 'trial')) throw refuse('free_reject');
}
