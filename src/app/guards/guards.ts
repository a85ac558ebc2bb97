import type { Behaviour } from '#schemas/release/behaviour.schema.ts';
import { type Visitor, isAgent } from '#schemas/visitor.ts';
import { pageAt } from '#schemas/addresses.ts';
import { type Guard, type Page, pages } from '#schemas/pages.ts';
import type { PageGate } from '#schemas/release/gates.schema.ts';
import { type Verdict, sessionOnly, verdictOf } from '#schemas/gates.ts';

/** What the guard of a page says to a visitor; `home` leads there without a word. */
export type GuardVerdict = Verdict | 'home';

/** Who may open a page; undefined for one that is for all. */
export function guardOf(pathname: string, gates: Pick<Behaviour['gates'], 'pages'>): Guard | undefined {
  const name = pageAt(pathname);
  if (name === undefined) return undefined;
  for (const entry of gates.pages) {
    const [address = '', gate] = entry.split('=');
    // The pattern of the setting allows no other words.
    if (pageAt(address) === name) return gate === 'open' ? undefined : (gate as PageGate);
  }
  const { guard }: Page = pages[name];
  return guard;
}

/** Checks a visitor who has come to a guarded page. */
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
