import { pairs, section, words } from '../leaves/behaviourLeaves.ts';

const HOST = '^(https://[a-zA-Z0-9.-]{1,200}(:[0-9]{1,5})?)?(/[\\w.-]{1,60}){0,6}$';
const FOLDER = '^([\\w-]{1,40}/){0,4}$';
const CODE = '[A-Za-z0-9_]{1,40}';

const folder = <const D extends string>(title: string, description: string, fallback: D, order: number) =>
  ({
    title,
    description,
    type: 'string',
    maxLength: 160,
    pattern: FOLDER,
    default: fallback,
    'x-ui': { widget: 'text', group: 'images', order },
  }) as const;

/** Where the platform's pictures come from (IMG-02 to IMG-04) and how vendors' marks are chosen (PROV-04 to PROV-06). */
export const imagesSchema = section('Images', 'Where pictures of games, vendors and countries come from.', {
  hosts: words(
    'Image hosts',
    'Addresses that pictures are spread over, as https://…; empty for those that the platform names, else the site’s own.',
    HOST,
    [],
    'images',
    1,
  ),
  gameFolder: folder('Folder: games', 'Below an image host, ending in a slash.', 'game/', 2),
  vendorFolder: folder('Folder: studios', 'Contains {vendor}-WHITE.png and {vendor}-BLACK.png of every studio.', 'vendor/', 3),
  countryFolder: folder('Folder: flags', 'Holds the flags of countries, such as VN.svg.', 'country/', 4),
  vendorTones: pairs(
    'Single-tone studios',
    'Studios whose logo is always white or always black, as NOVR=WHITE; all others are white on dark and black on light.',
    { left: CODE, right: ['WHITE', 'BLACK'] },
    [],
    'images',
    5,
  ),
  vendorSwaps: words(
    'Replaced studio logos',
    'Logo of another studio shown for a currency, as TLB:BTI=123BET.',
    `^[A-Z]{3,5}:${CODE}=${CODE}$`,
    ['TLB:BTI=123BET'],
    'images',
    6,
  ),
});
