import type { Behaviour } from '#schemas/release/behaviour.schema.ts';
import { type Visitor, isAgent } from '#schemas/visitor.ts';
import { paths } from '#src/lib/paths.ts';
import type { GateKind, PageGate } from '#schemas/release/gates.schema.ts';
import { type Verdict, sessionOnly, verdictOf } from '#src/site/gates.ts';

/**
 * Who may open a page by its address (ROLE-03, ROLE-14, ROLE-15): a gate; `login` any session, `agent` agents, `agentHome` agents while
 * everybody else is led home (AGHOME-01), `password` any
 * session, with a place of its own for guests (CHPSW-11); the others as the merchant has set.
 */
export type Guard = GateKind | 'login' | 'agent' | 'agentHome' | 'password' | 'deposit' | 'withdraw' | 'notice' | 'play';

/** What the guard of a page says to a visitor; `home` leads there without a word. */
export type GuardVerdict = Verdict | 'home';

/** Every page that is not for all, unless the merchant says otherwise. */
const guards: Readonly<Record<string, Guard>> = {
  [paths.changePassword]: 'password',
  [paths.settings]: 'login',
  [paths.notice]: 'notice',
  [paths.invite]: 'login',
  [paths.feedback]: 'login',
  [paths.rewards]: 'login',
  // MEM-01: three addresses of one screen
  [paths.member]: 'notTrial',
  [paths.mine]: 'notTrial',
  [paths.account]: 'notTrial',
  [paths.vip]: 'login', // VIP-03
  [paths.lottery]: 'play',
  '/m/fav-games': 'login',
  '/m/gameRecord': 'login',
  '/m/transaction/record': 'login',
  '/m/profitandloss': 'login',
  '/m/mall/mallHome': 'login',
  [paths.security]: 'login',
  [paths.deposit]: 'deposit',
  [paths.withdraw]: 'withdraw',
  [paths.messages]: 'formal',
  [paths.messagesToo]: 'formal',
  [paths.inbox]: 'formal',
  '/m/redRain': 'login',
  '/m/member/notice': 'login',
  [paths.agent]: 'agentHome',
  [paths.salaryContract]: 'agent',
  [paths.dividendContract]: 'agent',
  [paths.hourContract]: 'agent',
  '/m/agentRegister': 'agent',
  '/m/agent/team/overview': 'agent',
  '/m/agent/team/pnl': 'agent',
  '/m/member/team': 'agent',
  '/m/teamBetting': 'agent',
  '/m/member/agent/agentRebeat': 'agent',
  '/m/member/teamRebate': 'agent',
  '/m/member/agent/agentDivident': 'agent',
};

/** Who may open a page; undefined for one that is for all. */
export function guardOf(pathname: string, { pages }: Pick<Behaviour['gates'], 'pages'>): Guard | undefined {
  const own = pages.find((entry) => entry.startsWith(`${pathname}=`));
  if (own === undefined) return Object.hasOwn(guards, pathname) ? guards[pathname] : undefined;
  const guard = own.slice(pathname.length + 1) as PageGate; // the pattern of the setting
  return guard === 'open' ? undefined : guard;
}

/** Judges a visitor who has come to a guarded page. */
export function judge(
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
