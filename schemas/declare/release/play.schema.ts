import { choice, flag, pairs, section, words } from '../leaves/behaviourLeaves.ts';

/** Effect of a tap on a game. */
export const tapKinds = ['launch', 'sheet'] as const;
/** Effect of a long press on a game; none in the spec (CONST-07). */
export const pressKinds = ['nothing', 'sheet'] as const;
/** Where a game opens. */
export const openKinds = ['window', 'here', 'frame'] as const;
/** Prize modes of lotteries (LOTT-03). */
const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;

const VENDOR = '^[A-Za-z0-9_]{1,40}$';

/** How games are opened (LAUNCH, LOTT-05). */
export const playSchema = section({
  title: 'Games',
  description: 'What a tap on a game does, and how games are opened.',
  group: 'play',
  properties: {
    tap: choice({
      title: 'A tap on a game',
      description: 'Starts the game, or opens a sheet with its details.',
      choices: tapKinds,
      default: 'launch',
    }),
    longPress: choice({
      title: 'A long press on a game',
      description: 'Does nothing, or opens the sheet of the game.',
      choices: pressKinds,
      default: 'nothing',
    }),
    open: choice({
      title: 'Games open',
      description: 'In a new window, in the same window, or embedded in a page of the site.',
      choices: openKinds,
      default: 'window',
    }),
    windowVendors: words({
      title: 'Studios without embedding',
      description:
        'Studios whose games cannot be embedded in a page (X-Frame-Options, frame-ancestors): they open in a new window.',
      pattern: VENDOR,
      default: [],
    }),
    instantDemo: flag({
      title: 'One-tap demo',
      description:
        'A guest who taps a game with free play gets a trial account and plays the demo at once. Without it, and while the free trial is off, guests log in first.',
      default: false,
    }),
    lotteryVendors: words({
      title: 'Lottery studios',
      description: 'Studios whose games open inside the site, on the lottery page.',
      pattern: VENDOR,
      default: ['LOTT', 'ELOTT', 'TCG_SEA', 'TCG_LOTTO_VN'],
    }),
    lotteryModes: pairs({
      title: 'Prize modes',
      description: 'Prize mode of lottery studios, as VENDOR=Lott; all other studios use ZY.',
      left: '[A-Za-z0-9_]{1,40}',
      right: prizeModes,
      default: ['LOTT=Lott', 'ELOTT=Elott', 'TCG_SEA=SEA'],
    }),
    entertainmentVendors: words({
      title: 'Entertainment lotteries',
      description: 'Lottery studios that are opened with the play type ent instead of trad.',
      pattern: VENDOR,
      default: [],
    }),
    relayVendors: words({
      title: 'Opened by relay',
      description: 'Studios whose games are opened by the relay call GCS_gameLaunchFB.',
      pattern: VENDOR,
      default: [],
    }),
    bringFunds: flag({
      title: 'Transfer funds',
      description: 'Before a game opens, the balance is moved to its studio’s wallet by the call GCS_walletTransfer (WAL-05).',
      default: false,
    }),
  },
});
