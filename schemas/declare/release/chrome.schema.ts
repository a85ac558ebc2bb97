import { type Page, pageNames, pages } from '../pages/pages.ts';
import { type Described, pageList, section } from '../leaves/behaviourLeaves.ts';

/** First part of an address after the prefix of all pages (HEAD-08): `agent` stands for `agent/team` too, not for `agentRegister`. */
const PAGE = '^[A-Za-z0-9_-]{1,40}$';

/** First parts of the addresses of all pages that are without a part of the frame. */
const without = (part: 'noHeader' | 'noBar'): readonly string[] => [
  ...new Set(
    pageNames.flatMap((name) => {
      const page: Page = pages[name];
      return page[part] ? [page.path.split('/')[2] ?? ''] : [];
    }),
  ),
];

const addresses = (given: Described & { readonly default: readonly string[] }) => pageList({ ...given, pattern: PAGE });

/** Which pages do without the frame of the others. */
export const chromeSchema = section({
  title: 'Frame of the pages',
  description: 'Pages without a header or without the bar at the bottom.',
  group: 'chrome',
  properties: {
    withoutHeader: addresses({
      title: 'No header',
      description: 'Pages without the header, by the first part of their address after /m/.',
      default: without('noHeader'),
    }),
    withoutFooter: addresses({
      title: 'No bottom bar',
      description: 'Pages without the footer navigation, by the first part of their address after /m/.',
      default: without('noBar'),
    }),
  },
});
