import { choice, flag, pairs, section, words } from '../leaves/behaviourLeaves.ts';

/** What a tap on a game does. */
export const tapKinds = ['launch', 'sheet'] as const;
/** What a long press on a game does; the spec's reading is nothing (CONST-07). */
export const pressKinds = ['nothing', 'sheet'] as const;
/** Where a game opens. */
export const openKinds = ['window', 'here'] as const;
/** Prize modes of lotteries (LOTT-03). */
const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;

const VENDOR = '^[A-Za-z0-9_]{1,40}$';

/** How games are opened (LAUNCH, LOTT-05). */
export const playSchema = section('Games', 'What a tap on a game does, and how games are opened.', {
  tap: choice('A tap on a game', 'Starts the game, or opens a sheet with its details.', tapKinds, 'launch', 'play', 1),
  longPress: choice('A long press on a game', 'Does nothing, or opens the sheet of the game.', pressKinds, 'nothing', 'play', 2),
  open: choice('Games open', 'In a new window, or in the same window.', openKinds, 'window', 'play', 3),
  lotteryVendors: words(
    'Lottery studios',
    'Studios whose games open inside the site, on the lottery page.',
    VENDOR,
    ['LOTT', 'ELOTT', 'TCG_SEA', 'TCG_LOTTO_VN'],
    'play',
    4,
  ),
  lotteryModes: pairs(
    'Prize modes',
    'Prize mode of lottery studios, as VENDOR=Lott; all other studios use ZY.',
    { left: '[A-Za-z0-9_]{1,40}', right: prizeModes },
    ['LOTT=Lott', 'ELOTT=Elott', 'TCG_SEA=SEA'],
    'play',
    5,
  ),
  entertainmentVendors: words(
    'Entertainment lotteries',
    'Lottery studios that are opened with the play type ent instead of trad.',
    VENDOR,
    [],
    'play',
    6,
  ),
  relayVendors: words(
    'Opened by relay',
    'Studios whose games are opened by the relay call GCS_gameLaunchFB.',
    VENDOR,
    [],
    'play',
    7,
  ),
  bringFunds: flag(
    'Transfer funds',
    'Before a game opens, the balance is moved to its studio’s wallet by the call GCS_walletTransfer (WAL-05).',
    false,
    'play',
    8,
  ),
});
