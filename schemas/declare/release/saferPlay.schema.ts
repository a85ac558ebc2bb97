import { paths } from '../pages/addresses.ts';
import { section, word, words } from '../leaves/behaviourLeaves.ts';
import type { saferPlayNames } from '../names/behaviourWords.ts';
import { READING_ADDRESS } from '../leaves/pageAddress.ts';

const place = (title: string, description: string, order: number) =>
  ({
    title,
    description: `${description} An https address, or a page of the site such as ${paths.help}?i=4; empty for no link.`,
    type: 'string',
    pattern: READING_ADDRESS,
    maxLength: 300,
    default: '',
    'x-ui': { widget: 'page', group: 'responsible', order },
  }) as const;

/** Where players find what helps them to stay in control. */
export const saferPlaySchema = section(
  'Safer play',
  'Pages that help players to stay in control; those that are set are linked.',
  {
    guide: place('Responsible gaming', 'Advice on playing responsibly.', 9),
    limits: place('Limits', 'Where players limit what they spend or how long they play.', 10),
    exclusion: place('Self-exclusion', 'Where players close their account to themselves for a time or for good.', 11),
    support: place('Help with gambling', 'An organisation that helps people with a gambling problem.', 12),
  } satisfies Record<(typeof saferPlayNames)[number], unknown>,
);

/** What the site says about who runs it, at the end of home, below deposits and in the account (REG-41). */
export const companySchema = section('Company', 'What the site says about who runs it and how one pays.', {
  licence: word(
    'Licence text',
    'Licence of the site, as the regulator wants it to be stated; empty for none.',
    300,
    'responsible',
    13,
  ),
  payments: words(
    'Payment methods',
    'Names of the ways to pay that this site really takes, shown as marks; empty for none.',
    '^\\S(.{0,22}\\S)?$',
    [],
    'responsible',
    14,
  ),
});
