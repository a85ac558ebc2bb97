import { paths } from '../pages/addresses.ts';
import { vendorCategories } from '../names/gameCategories.ts';
import { choice, duration, flag, PAGE_ADDRESS, section, words } from '../leaves/behaviourLeaves.ts';
import { favouriteTargets, searchScopes } from '../names/behaviourWords.ts';

const VENDOR = '^[A-Za-z0-9_]{1,40}$';

const vendors = <const D extends readonly string[]>(title: string, description: string, fallback: D, order: number) =>
  words(title, description, VENDOR, fallback, 'lobby', order);

const address = (title: string, fallback: string, order: number) =>
  ({
    title,
    description: `Where “see all” of ${title} leads; empty for the general list of games (ROUTE-49).`,
    type: 'string',
    pattern: `^(${PAGE_ADDRESS})?$`,
    maxLength: 170,
    default: fallback,
    'x-ui': { widget: 'page', group: 'lobby', order },
  }) as const;

const gridType = (title: string, fallback: (typeof vendorCategories)[number], order: number) =>
  choice(title, `Category of the page of ${title.toLowerCase()}.`, vendorCategories, fallback, 'lobby', order);

/** What the lobby knows of vendors and categories beyond what the platform tells. */
export const lobbySchema = section('Lobby', 'Vendors, categories and lists of games.', {
  esportsVendors: vendors(
    'E-sports studios',
    'Codes of sports studios that are listed in a category of their own (HOME-28).',
    ['AV', 'AI', 'IMES', 'TF', 'IA'],
    1,
  ),
  cockfightVendors: vendors(
    'Cockfighting studios',
    'Codes of sports studios that are listed in a category of their own (HOME-28).',
    ['SV3', 'DS88', 'DIG', 'WGB'],
    2,
  ),
  vendorTitle: {
    title: 'Studio without a name',
    description: 'Name shown for studios that the platform sends without a name (VGRID-14).',
    type: 'string',
    minLength: 1,
    maxLength: 40,
    default: '8815',
    'x-ui': { widget: 'text', group: 'lobby', order: 3 },
  },
  gridTypes: section('Studio pages', 'What those pages list where their address names no category (VGRID-13).', {
    'sport-games': gridType('Sports', 'SPORTS', 4),
    'esport-games': gridType('E-sports', 'ESPORTS', 5),
    'cockfight-games': gridType('Cockfighting', 'COCKFIGHT', 6),
    lott: gridType('Lottery', 'LOTT', 7),
    elott: gridType('Quick lottery', 'ELOTT', 8),
  }),
  favouritesOfGuests: choice(
    'Favourites of guests',
    'Where guests are redirected who open favourites under All games; other lists lead to the login (HOME-26).',
    favouriteTargets,
    'register',
    'lobby',
    9,
  ),
  guestsInvite: flag(
    'Invite entry for guests',
    'Guests see the invite entry, which leads them to the login, also while the promotion REFERRAL is off (REF-01).',
    true,
    'lobby',
    9,
  ),
  searchIn: choice(
    'Search in lists',
    'A search by name in a list: all games of its category, without filters; or what the list shows, with its filters, favourites and recent games among themselves (GLIST-26).',
    searchScopes,
    'all',
    'lobby',
    10,
  ),
  hotGamesMinutes: duration(
    'Hot games are fresh',
    'How long an answer is used before it is asked for again; 0 for the whole visit (HOT-04).',
    [0, 0, 1440, 'minute'],
    'lobby',
    10,
  ),
  searchMinutes: duration(
    'Search index is fresh',
    'After which time our server reads the catalogue again for the search. Names that are new at the platform are found by then.',
    [1, 15, 1440, 'minute'],
    'lobby',
    10,
  ),
  stakeSteps: {
    title: 'Min. bet steps',
    description: 'Min. bets offered by the filter, in hundredths of the currency; empty for no such filter (GLIST-37).',
    type: 'array',
    uniqueItems: true,
    maxItems: 8,
    items: { type: 'integer', minimum: 1, maximum: 100_000_000 },
    default: [],
    'x-ui': { widget: 'number-list', group: 'lobby', order: 11 },
  },
  more: section('See all', 'Where the rails of home lead.', {
    RNG: address('slots', paths.slots, 12),
    LIVE: address('live casino', paths.live, 13),
    FISH: address('fishing', paths.fishing, 14),
    PVP: address('card games', paths.cards, 15),
    SPORTS: address('sports', `${paths.sports}?gameType=SPORTS`, 16),
    ESPORTS: address('e-sports', `${paths.esports}?gameType=ESPORTS`, 17),
    COCKFIGHT: address('cockfighting', `${paths.cockfight}?gameType=COCKFIGHT`, 18),
    LOTT: address('lottery', `${paths.lotteries}?gameType=LOTT`, 19),
    ELOTT: address('quick lottery', `${paths.electronicLotteries}?gameType=ELOTT`, 20),
  }),
});
