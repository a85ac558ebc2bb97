import { type Described, pairs, patternText, section, words } from '../leaves/behaviourLeaves.ts';

const HOST = '^(https://[a-zA-Z0-9.-]{1,200}(:[0-9]{1,5})?)?(/[\\w.-]{1,60}){0,6}$';
const FOLDER = '^([\\w-]{1,40}/){0,4}$';
const CODE = '[A-Za-z0-9_]{1,40}';

const folder = (given: Described & { readonly default: string }) => patternText({ ...given, maxLength: 160, pattern: FOLDER });

/** Where the platform's pictures come from (IMG-02 to IMG-04) and how vendors' marks are chosen (PROV-04 to PROV-06). */
export const imagesSchema = section({
  title: 'Images',
  description: 'Where pictures of games, vendors and countries come from.',
  group: 'images',
  properties: {
    hosts: words({
      title: 'Image hosts',
      description:
        'Addresses that pictures are spread over, as https://…; empty for those that the platform names, else the site’s own.',
      pattern: HOST,
      default: [],
    }),
    gameFolder: folder({ title: 'Folder: games', description: 'Below an image host, ending in a slash.', default: 'game/' }),
    vendorFolder: folder({
      title: 'Folder: studios',
      description: 'Contains {vendor}-WHITE.png and {vendor}-BLACK.png of every studio.',
      default: 'vendor/',
    }),
    countryFolder: folder({
      title: 'Folder: flags',
      description: 'Holds the flags of countries, such as VN.svg.',
      default: 'country/',
    }),
    vendorTones: pairs({
      title: 'Single-tone studios',
      description:
        'Studios whose logo is always white or always black, as NOVR=WHITE; all others are white on dark and black on light.',
      left: CODE,
      right: ['WHITE', 'BLACK'],
      default: [],
    }),
    vendorSwaps: words({
      title: 'Replaced studio logos',
      description: 'Logo of another studio shown for a currency, as TLB:BTI=123BET.',
      pattern: `^[A-Z]{3,5}:${CODE}=${CODE}$`,
      default: ['TLB:BTI=123BET'],
    }),
  },
});
