import { paths } from '../pages/addresses.ts';
import { vendorCategories } from '../names/gameCategories.ts';
import { type Described, choice, duration, flag, PAGE_ADDRESS, pageLink, section, words } from '../leaves/behaviourLeaves.ts';
import { favouriteTargets, searchScopes } from '../names/behaviourWords.ts';

const VENDOR = '^[A-Za-z0-9_]{1,40}$';

const vendors = <const D extends readonly string[]>(given: Described & { readonly default: D }) =>
  words({ ...given, pattern: VENDOR });

const address = (title: string, fallback: string) =>
  pageLink({
    title,
    description: `Where “see all” of ${title} leads; empty for the general list of games (ROUTE-49).`,
    pattern: `^(${PAGE_ADDRESS})?$`,
    maxLength: 170,
    default: fallback,
  });

const gridType = (title: string, fallback: (typeof vendorCategories)[number]) =>
  choice({ title, description: `Category of the page of ${title.toLowerCase()}.`, choices: vendorCategories, default: fallback });

/** Facts about vendors and categories that the platform does not report. */
export const lobbySchema = section({
  title: 'Lobby',
  description: 'Vendors, categories and lists of games.',
  group: 'lobby',
  properties: {
    esportsVendors: vendors({
      title: 'E-sports studios',
      description: 'Codes of sports studios that are listed in a category of their own (HOME-28).',
      default: ['AV', 'AI', 'IMES', 'TF', 'IA'],
    }),
    cockfightVendors: vendors({
      title: 'Cockfighting studios',
      description: 'Codes of sports studios that are listed in a category of their own (HOME-28).',
      default: ['SV3', 'DS88', 'DIG', 'WGB'],
    }),
    vendorTitle: {
      title: 'Studio without a name',
      description: 'Name shown for studios that the platform sends without a name (VGRID-14).',
      type: 'string',
      minLength: 1,
      maxLength: 40,
      default: '8815',
      'x-ui': { widget: 'text' },
    },
    gridTypes: section({
      title: 'Studio pages',
      description: 'What those pages list where their address names no category (VGRID-13).',
      properties: {
        'sport-games': gridType('Sports', 'SPORTS'),
        'esport-games': gridType('E-sports', 'ESPORTS'),
        'cockfight-games': gridType('Cockfighting', 'COCKFIGHT'),
        lott: gridType('Lottery', 'LOTT'),
        elott: gridType('Quick lottery', 'ELOTT'),
      },
    }),
    favouritesOfGuests: choice({
      title: 'Favourites of guests',
      description: 'Where guests are redirected who open favourites under All games; other lists lead to the login (HOME-26).',
      choices: favouriteTargets,
      default: 'register',
    }),
    guestsInvite: flag({
      title: 'Invite entry for guests',
      description:
        'Guests see the invite entry, which leads them to the login, also while the promotion REFERRAL is off (REF-01).',
      default: true,
    }),
    searchIn: choice({
      title: 'Search in lists',
      description:
        'A search by name in a list: all games of its category, without filters; or what the list shows, with its filters, favourites and recent games among themselves (GLIST-26).',
      choices: searchScopes,
      default: 'all',
    }),
    hotGamesMinutes: duration({
      title: 'Hot games are fresh',
      description: 'How long an answer is used before it is asked for again; 0 for the whole visit (HOT-04).',
      minimum: 0,
      default: 0,
      maximum: 1440,
      unit: 'minute',
    }),
    searchMinutes: duration({
      title: 'Search index is fresh',
      description:
        'After which time our server reads the catalogue again for the search. Names that are new at the platform are found by then.',
      minimum: 1,
      default: 15,
      maximum: 1440,
      unit: 'minute',
    }),
    stakeSteps: {
      title: 'Min. bet steps',
      description: 'Min. bets offered by the filter, in hundredths of the currency; empty for no such filter (GLIST-37).',
      type: 'array',
      uniqueItems: true,
      maxItems: 8,
      items: { type: 'integer', minimum: 1, maximum: 100_000_000 },
      default: [],
      'x-ui': { widget: 'number-list' },
    },
    more: section({
      title: 'See all',
      description: 'Where the rails of home lead.',
      properties: {
        RNG: address('slots', paths.slots),
        LIVE: address('live casino', paths.live),
        FISH: address('fishing', paths.fishing),
        PVP: address('card games', paths.cards),
        SPORTS: address('sports', `${paths.sports}?gameType=SPORTS`),
        ESPORTS: address('e-sports', `${paths.esports}?gameType=ESPORTS`),
        COCKFIGHT: address('cockfighting', `${paths.cockfight}?gameType=COCKFIGHT`),
        LOTT: address('lottery', `${paths.lotteries}?gameType=LOTT`),
        ELOTT: address('quick lottery', `${paths.electronicLotteries}?gameType=ELOTT`),
      },
    }),
  },
});
