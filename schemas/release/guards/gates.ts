import type { GateKind, RefusalKind } from '../../declare/names/gateKinds.ts';
import { type Visitor, isAudience } from '../../declare/names/visitor.ts';

/** What is between a visitor and an action: nothing, a login, or a refusal that a toast explains. */
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

/** Why a gate refuses a visitor (ROLE-07): one text for everybody, or for guests and members a reason of their own. */
export function refusalText(visitor: Visitor, { refusal }: { readonly refusal: RefusalKind }): RefusalText {
  if (refusal === 'one' || isAudience(visitor, 'trial')) return 'free_reject';
  return isAudience(visitor, 'guest') ? 'reject.guest' : 'reject.account';
}

/** What a gate says to a visitor. */
export const verdictOf = (gate: GateKind, visitor: Visitor): Verdict => verdicts[gate](visitor);
