import { headIconNames } from '../names/headIconNames.ts';
import { codes, count, duration, flag, section } from '../leaves/behaviourLeaves.ts';

/** Settings of members' accounts (MEM-12 to MEM-16), and the retention after a deletion (SET-03). */
export const memberSchema = section({
  title: 'Members',
  description: 'What members choose and set up in the security centre.',
  group: 'member',
  properties: {
    headIcons: codes({
      title: 'Avatars',
      description: 'Avatars that members can choose from, first to last.',
      choices: headIconNames,
      default: headIconNames,
    }),
    questionCount: count({
      title: 'Security questions',
      description: 'How many security questions a member answers.',
      minimum: 1,
      default: 2,
      maximum: 3,
    }),
    answerMin: count({
      title: 'Shortest answer',
      description: 'Characters that an answer to a security question has at least.',
      minimum: 1,
      default: 2,
      maximum: 20,
    }),
    answerMax: count({
      title: 'Longest answer',
      description: 'Characters that an answer to a security question has at most.',
      minimum: 20,
      default: 60,
      maximum: 200,
    }),
    askPassword: flag({
      title: 'Require login password',
      description:
        'E-mail address and security questions can be changed only with the login password, because they are used to verify identity.',
      default: true,
    }),
    keepMoneyDays: duration({
      title: 'Keep money movements',
      description:
        'How long the money movements of a deleted account are kept, without a name, as the law requires. 0 keeps none.',
      minimum: 0,
      default: 1825,
      maximum: 7300,
      unit: 'day',
    }),
  },
});
