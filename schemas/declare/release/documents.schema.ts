import { paths } from '../pages/addresses.ts';
import { section } from '../leaves/behaviourLeaves.ts';
import type { documentNames } from '../names/behaviourWords.ts';
import { READING_ADDRESS } from '../leaves/pageAddress.ts';

const document = (title: string, description: string, order: number) =>
  ({
    title,
    description: `${description} An https address, or a page of the site such as ${paths.help}?i=5; empty for no link (REG-38).`,
    type: 'string',
    pattern: READING_ADDRESS,
    maxLength: 300,
    default: '',
    'x-ui': { widget: 'page', group: 'documents', order },
  }) as const;

/** Where players read what they accept. */
export const documentsSchema = section('Documents', 'Pages that are linked where players accept terms, and at the end of home.', {
  terms: document('Terms of use', 'Where the terms of use can be read.', 1),
  privacy: document('Privacy policy', 'Where the privacy policy can be read.', 2),
  rules: document('Game rules', 'Where the game rules can be read.', 3),
} satisfies Record<(typeof documentNames)[number], unknown>);
