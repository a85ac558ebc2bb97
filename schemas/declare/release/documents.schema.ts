import { paths } from '../pages/addresses.ts';
import { type Described, pageLink, section } from '../leaves/behaviourLeaves.ts';
import type { documentNames } from '../names/behaviourWords.ts';
import { READING_ADDRESS } from '../leaves/pageAddress.ts';

const document = ({ title, description }: Described) =>
  pageLink({
    title,
    description: `${description} An https address, or a page of the site such as ${paths.help}?i=5; empty for no link (REG-38).`,
    pattern: READING_ADDRESS,
    maxLength: 300,
    default: '',
  });

/** Addresses of the documents that players accept. */
export const documentsSchema = section({
  title: 'Documents',
  description: 'Pages that are linked where players accept terms, and at the end of home.',
  group: 'documents',
  properties: {
    terms: document({ title: 'Terms of use', description: 'Where the terms of use can be read.' }),
    privacy: document({ title: 'Privacy policy', description: 'Where the privacy policy can be read.' }),
    rules: document({ title: 'Game rules', description: 'Where the game rules can be read.' }),
  } satisfies Record<(typeof documentNames)[number], unknown>,
});
