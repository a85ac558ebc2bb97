import { headIconNames } from '../names/headIconNames.ts';
import { codes, count, duration, flag, section } from '../leaves/behaviourLeaves.ts';

/** What members set up of their account (MEM-12 to MEM-16), and what is kept of one that is deleted (SET-03). */
export const memberSchema = section('Members', 'What members choose and set up in the security centre.', {
  headIcons: codes('Avatars', 'Avatars that members can choose from, first to last.', headIconNames, headIconNames, 'member', 1),
  questionCount: count('Security questions', 'How many security questions a member answers.', [1, 2, 3], 'member', 2),
  answerMin: count('Shortest answer', 'Characters that an answer to a security question has at least.', [1, 2, 20], 'member', 3),
  answerMax: count('Longest answer', 'Characters that an answer to a security question has at most.', [20, 60, 200], 'member', 4),
  askPassword: flag(
    'Require login password',
    'E-mail address and security questions can be changed only with the login password, because they are used to verify identity.',
    true,
    'member',
    5,
  ),
  keepMoneyDays: duration(
    'Keep money movements',
    'How long the money movements of a deleted account are kept, without a name, as the law requires. 0 keeps none.',
    [0, 1825, 7300, 'day'],
    'member',
    6,
  ),
});
