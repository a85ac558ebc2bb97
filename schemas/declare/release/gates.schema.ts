import { pageNames, pages } from '../pages/pages.ts';
import { type GateKind, gateKinds, pageGates, refusalKinds } from '../names/gateKinds.ts';
import { PAGE_PREFIX } from '../names/earlyPaths.ts';
import { type Described, choice, pairs, section } from '../leaves/behaviourLeaves.ts';

const gate = (given: Described & { readonly default: GateKind }) => choice({ ...given, choices: gateKinds });

/** Requirements of actions; a refusal shows a message, and the action does not run. */
export const gatesSchema = section({
  title: 'Gates',
  description: 'Who may do what; everybody else logs in first or is refused.',
  group: 'gates',
  properties: {
    deposit: gate({ title: 'Deposit', description: 'Who may open the deposit page.', default: 'formal' }),
    withdraw: gate({ title: 'Withdraw', description: 'Who may open the withdrawal page.', default: 'formal' }),
    notice: gate({ title: 'Notices', description: 'Who may read the notices.', default: 'session' }),
    chat: gate({ title: 'Live chat', description: 'Who may start a live chat.', default: 'notTrial' }),
    play: gate({ title: 'Play', description: 'Who may start a game.', default: 'session' }),
    pages: pairs({
      title: 'Page permissions',
      description: `Pages with other permissions than usual, as ${pages.feedback.path}=formal (ROLE-15).`,
      left: `${PAGE_PREFIX}[A-Za-z0-9_./-]{1,80}`,
      offered: pageNames.filter((name) => pages[name].shows !== 'social').map((name) => pages[name].path),
      right: pageGates,
      default: [],
    }),
    refusal: choice({
      title: 'Reason of a refusal',
      description:
        'What everybody is told who is refused: one text, free_reject; or trial accounts that, and guests and members reasons of their own (ROLE-07).',
      choices: refusalKinds,
      default: 'one',
    }),
  },
});
