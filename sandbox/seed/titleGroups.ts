import { cockfightNames, esportNames, lotteryNames, quickDrawNames, sportNames } from './marketNames.ts';
import { slotNames } from './slotNames.ts';
import { cardNames, fishNames, liveNames } from './tableNames.ts';

/** Titles of one game type, which are distributed among some vendors. */
export interface TitleGroup {
  gameType: string;
  vassalages: readonly string[];
  titles: Readonly<Record<string, readonly string[]>>;
}

const { lottoDrum, ...nationalLottery } = lotteryNames;
const { numberGrid, ...flashDraws } = quickDrawNames;

export const titleGroups: readonly TitleGroup[] = [
  {
    gameType: 'RNG',
    vassalages: ['NOVR', 'BGS', 'EMBR', 'KOIX', 'PRSM', 'TLSM', 'HALO', 'SABL', 'ORCH', 'VLTR', 'MRDN', 'OBSD', 'LUMI'],
    titles: slotNames,
  },
  { gameType: 'LIVE', vassalages: ['VLVT', 'SALN', 'CRUP', 'MRQS', 'PALA', 'ONYX'], titles: liveNames },
  { gameType: 'FISH', vassalages: ['TIDE', 'CORL', 'ABYS', 'LGON'], titles: fishNames },
  { gameType: 'PVP', vassalages: ['TAVR', 'RVBL', 'FANC', 'PRLR'], titles: cardNames },
  { gameType: 'SPORTS', vassalages: ['BTI', 'PTCH', 'GOLN', 'ARNA'], titles: sportNames },
  { gameType: 'ESPORTS', vassalages: ['AV', 'AI', 'IMES', 'TF', 'IA'], titles: esportNames },
  { gameType: 'COCKFIGHT', vassalages: ['SV3', 'DS88', 'DIG', 'WGB'], titles: cockfightNames },
  { gameType: 'LOTT', vassalages: ['LOTT'], titles: nationalLottery },
  { gameType: 'LOTT', vassalages: ['TCG_LOTTO_VN'], titles: { lottoDrum } },
  { gameType: 'ELOTT', vassalages: ['ELOTT'], titles: flashDraws },
  { gameType: 'ELOTT', vassalages: ['TCG_SEA'], titles: { numberGrid } },
];

/** Hot games, first to last. Neighbours differ in picture, so that the hot row looks like a full house. */
export const hotTitles: readonly string[] = [
  'Jade Ember',
  'Midnight Roulette 7',
  'Emperor Koi',
  'Seven After Dark',
  'Phoenix Feather',
  'Tomb of the Second Sun',
  'Salon Baccarat A1',
  'Hammer of Storms',
  'Royal Fan Poker',
  'Lotus Lantern River',
  'Football Live Now',
  'Mask of the Ronin',
  'Anglerfish Abyss',
  'Deepcut Diamonds',
  'Crystal Nexus Cup',
  'Teahouse Mahjong',
  'Night Market Fortune',
  'Wheel of Carnivale',
  'Golden Spur Derby',
  'Fin King',
  'Minute Draw',
  'Comet Chaser',
  'Saigon Draw',
  'Crown of Carats',
];
