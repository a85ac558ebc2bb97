import { paths } from '../pages/addresses.ts';
import { type Described, pageLink, section, word, words } from '../leaves/behaviourLeaves.ts';
import { paymentKinds, type saferPlayNames } from '../names/behaviourWords.ts';
import { READING_ADDRESS } from '../leaves/pageAddress.ts';

const place = ({ title, description }: Described) =>
  pageLink({
    title,
    description: `${description} An https address, or a page of the site such as ${paths.help}?i=4; empty for no link.`,
    pattern: READING_ADDRESS,
    maxLength: 300,
    default: '',
  });

/** Addresses of pages that help players to stay in control. */
export const saferPlaySchema = section({
  title: 'Safer play',
  description: 'Pages that help players to stay in control; those that are set are linked.',
  group: 'responsible',
  properties: {
    guide: place({ title: 'Responsible gaming', description: 'Advice on playing responsibly.' }),
    limits: place({ title: 'Limits', description: 'Where players limit what they spend or how long they play.' }),
    exclusion: place({
      title: 'Self-exclusion',
      description: 'Where players close their account to themselves for a time or for good.',
    }),
    support: place({ title: 'Help with gambling', description: 'An organisation that helps people with a gambling problem.' }),
  } satisfies Record<(typeof saferPlayNames)[number], unknown>,
});

/** The operating company, shown at the end of home, below deposits and in the account (REG-41). */
export const companySchema = section({
  title: 'Company',
  description: 'What the site says about who runs it and how one pays.',
  group: 'responsible',
  properties: {
    licence: word({
      title: 'Licence text',
      description: 'Licence of the site, as the regulator wants it to be stated; empty for none.',
      maxLength: 300,
    }),
    payments: words({
      title: 'Payment methods',
      description: `The ways to pay that this site really takes, shown as marks; empty for none. ${paymentKinds.join(', ')} are named in the player’s language, everything else is shown as it is.`,
      pattern: '^\\S(.{0,22}\\S)?$',
      default: [],
    }),
  },
});
