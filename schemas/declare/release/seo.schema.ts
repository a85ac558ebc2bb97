import { paths } from '../pages/addresses.ts';
import { flag, section } from '../leaves/behaviourLeaves.ts';

/** Data for search engines and for previews of links. */
export const seoSchema = section({
  title: 'Search engines',
  description: 'What search engines list, and what a shared link shows.',
  group: 'seo',
  properties: {
    listed: flag({
      title: 'Listed by search engines',
      description: 'Search engines may list the pages that everybody may open. Off: every page asks them not to.',
      default: true,
    }),
    languageAddresses: flag({
      title: 'Addresses by language',
      description: `Each language has addresses of its own, as /th${paths.home}, so that search engines list each of them. Addresses without a language keep working.`,
      default: false,
    }),
    picture: {
      title: 'Picture of shared links',
      description:
        'Address of a picture of 1200 × 630 px, PNG or JPEG, relative or https. Empty: each page gets one, drawn from logo, colours and its icon.',
      type: 'string',
      maxLength: 300,
      default: '',
      'x-ui': { widget: 'image', size: 'share' },
    } as const,
  },
});
