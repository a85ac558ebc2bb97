import type { Call, CallGates } from '#schemas/declare/calls/CallDeclaration.ts';
import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { isAgent, isAskedForContract, isAudience } from '#schemas/declare/names/visitor.ts';
import { callGates } from '#schemas/generated/callGates.js';
import { calls } from '#schemas/generated/calls.js';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { Account } from '../calls/Account.ts';
import type { CallContext } from '../calls/CallContext.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { type CallLimit, callLimits } from '../calls/callLimits.ts';
import { limitRequests } from '../calls/counters.ts';
import { isOn } from '../calls/isOn.ts';
import { requireAccount } from './sessions.ts';

type Parts = Pick<SandboxParts, 'db' | 'clock' | 'limits'>;

async function limitBy(parts: Parts, name: CallName, by: CallLimit['by'], subject: string | number): Promise<void> {
  for (const each of callLimits[name] ?? []) {
    if (each.by !== by) continue;
    await limitRequests(parts.db, `${each.counter} ${subject}`, parts.limits[each.limit], parts.clock());
  }
}

/** Refuses trial accounts where the call excludes them, and members whose role is not the call's. */
function checkRole({ site }: CallContext, { noTrials }: Call, { role, gate }: CallGates, { customerType: type }: Account): void {
  const { roles } = site.full.template.behaviour;
  if ((noTrials || gate) && isAudience({ type }, 'trial')) throw refuse('free_reject');
  if (role === 'agent' && !isAgent({ type }, roles)) throw refuse('account.permission');
  if (role === 'contractor' && !isAskedForContract({ type }, roles)) throw refuse('account.permission');
}

/** Refuses members who have not accepted the terms, and those whom the merchant's gate excludes. */
function checkGate({ site }: CallContext, { gate, acceptedTerms }: CallGates, account: Account): void {
  if ((gate || acceptedTerms) && account.mustAccept) throw refuse('account.terms');
  const kind = gate && site.full.template.behaviour.gates[gate];
  if ((kind === 'formal' || kind === 'formalOnly') && !isAudience({ type: account.customerType }, 'member')) {
    throw refuse('account.permission');
  }
}

/**
 * Checks a call's declared gates and its limits before its handler runs.
 *
 * @returns The account of the session; undefined for calls that need none.
 */
export async function admitCaller(parts: Parts, name: CallName, context: CallContext): Promise<Account | undefined> {
  const call: Call = calls[name];
  const gates: CallGates = callGates[name] ?? {};
  if (gates.switch && !isOn(context.site, gates.switch.name)) throw refuse(gates.switch.refusal);
  await limitBy(parts, name, 'network', context.network);
  if (!call.session || gates.takesEndedSession) return undefined;
  const account = await requireAccount(parts, context);
  checkRole(context, call, gates, account);
  checkGate(context, gates, account);
  await limitBy(parts, name, 'account', account.id);
  return account;
}
