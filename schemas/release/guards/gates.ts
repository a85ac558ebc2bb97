import type { GateKind, RefusalKind } from '../../declare/names/gateKinds.ts';
import { type Visitor, isAudience } from '../../declare/names/visitor.ts';

/** Verdict on a visitor's action: allowed, a login first, or a refusal that a toast explains. */
export type Verdict = 'allowed' | 'login' | 'reject';

/** Actions for members with an account of their own: deposit, withdraw and the like (ROLE-07, ROLE-14, ROLE-15). */
function formalOnly(visitor: Visitor): Verdict {
  if (isAudience(visitor, 'guest')) return 'login';
  return isAudience(visitor, 'member') ? 'allowed' : 'reject';
}

/** Actions for anyone with a session (ROLE-03). */
export const sessionOnly = (visitor: Visitor): Verdict => (isAudience(visitor, 'guest') ? 'login' : 'allowed');

const verdicts: Readonly<Record<GateKind, (visitor: Visitor) => Verdict>> = {
  open: () => 'allowed',
  session: sessionOnly,
  notTrial: (visitor) => (isAudience(visitor, 'trial') ? 'reject' : sessionOnly(visitor)),
  formal: formalOnly,
  formalOnly: (visitor) => (formalOnly(visitor) === 'allowed' ? 'allowed' : 'reject'),
};

/** Text keys of why an action is refused. */
export type RefusalText = 'free_reject' | 'reject.guest' | 'reject.account';

/** Message of a refusal (ROLE-07): one text for everyone, or separate reasons for guests and members. */
export function refusalText(visitor: Visitor, { refusal }: { readonly refusal: RefusalKind }): RefusalText {
  if (refusal === 'one' || isAudience(visitor, 'trial')) return 'free_reject';
  return isAudience(visitor, 'guest') ? 'reject.guest' : 'reject.account';
}

/** Verdict of a gate on a visitor. */
export const verdictOf = (gate: GateKind, visitor: Visitor): Verdict => verdicts[gate](visitor);
