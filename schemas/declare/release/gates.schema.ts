import { PAGE_PREFIX, pageNames, pages } from '../pages/pages.ts';
import { choice, pairs, section } from '../leaves/behaviourLeaves.ts';

/**
 * What is before an action: nothing; a session; a session that is not a trial; a formal member, where guests log in first;
 * or a formal member, where guests are refused like anybody else (ROLE-03, ROLE-05, ROLE-07, ROLE-14).
 */
export const gateKinds = ['open', 'session', 'notTrial', 'formal', 'formalOnly'] as const;
export type GateKind = (typeof gateKinds)[number];

/** What is said to whom a gate refuses: the same to everybody, or a reason of their own to guests and members (ROLE-07). */
const refusalKinds = ['one', 'own'] as const;
export type RefusalKind = (typeof refusalKinds)[number];

/** What may be before a page: a gate, or being an agent. */
const pageGates = [...gateKinds, 'agent'] as const;
export type PageGate = (typeof pageGates)[number];

const gate = (title: string, description: string, fallback: GateKind, order: number) =>
  choice(title, description, gateKinds, fallback, 'gates', order);

/** Who may do what; a refusal is said in a message and nothing happens. */
export const gatesSchema = section('Gates', 'Who may do what; everybody else logs in first or is refused.', {
  deposit: gate('Deposit', 'Who may open the deposit page.', 'formal', 1),
  withdraw: gate('Withdraw', 'Who may open the withdrawal page.', 'formal', 2),
  notice: gate('Notices', 'Who may read the notices.', 'session', 3),
  chat: gate('Live chat', 'Who may start a live chat.', 'notTrial', 4),
  play: gate('Play', 'Who may start a game.', 'session', 5),
  refusal: choice(
    'Reason of a refusal',
    'What everybody is told who is refused: one text, free_reject; or trial accounts that, and guests and members reasons of their own (ROLE-07).',
    refusalKinds,
    'one',
    'gates',
    7,
  ),
  pages: pairs(
    'Page permissions',
    `Pages with other permissions than usual, as ${pages.feedback.path}=formal (ROLE-15).`,
    {
      left: `${PAGE_PREFIX}[A-Za-z0-9_./-]{1,80}`,
      offered: pageNames.filter((name) => pages[name].shows !== 'social').map((name) => pages[name].path),
      right: pageGates,
    },
    [],
    'gates',
    6,
  ),
});
