import { pageNames, pages } from '../pages/pages.ts';
import { type GateKind, gateKinds, pageGates, refusalKinds } from '../names/gateKinds.ts';
import { PAGE_PREFIX } from '../names/earlyPaths.ts';
import { choice, pairs, section } from '../leaves/behaviourLeaves.ts';

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
