import type { Behaviour } from '../../declare/release/behaviour.schema.ts';
import { type Visitor, isAgent } from '../../declare/names/visitor.ts';
import type { Guard } from '../../declare/pages/pages.ts';
import { type Verdict, sessionOnly, verdictOf } from './gates.ts';

/** Verdict of a page's guard on a visitor; `home` redirects without a message. */
export type GuardVerdict = Verdict | 'home';

/** Checks a visitor of a guarded page. */
export function checkGuard(
  guard: Guard,
  visitor: Visitor,
  { password, roles, gates }: Pick<Behaviour, 'password' | 'roles' | 'gates'>,
): GuardVerdict {
  const bySession = sessionOnly(visitor);
  switch (guard) {
    case 'login':
      return bySession;
    case 'agent':
      return bySession === 'allowed' && !isAgent(visitor, roles) ? 'reject' : bySession;
    case 'agentHome':
      return isAgent(visitor, roles) ? 'allowed' : 'home';
    case 'deposit':
    case 'withdraw':
    case 'notice':
    case 'play':
      return verdictOf(gates[guard], visitor);
    case 'password':
      return bySession === 'login' ? password.guestTarget : bySession;
    default:
      return verdictOf(guard, visitor);
  }
}
