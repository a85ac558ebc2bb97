import type { CatalogueGame, Volatility } from './CatalogueGame.ts';
import { seedOf, seededRandom } from './seededRandom.ts';
import { type TitleGroup, hotTitles, titleGroups } from './titleGroups.ts';

interface Card {
  gameName: string;
  motif: string;
  gameType: string;
  vassalage: string;
}

/** Classify keys beyond `NEW`, `HOT` and `FAV`, which come from `isNew`, `hotRank` and the member's own list. */
const classifyByMotif: Readonly<Record<string, readonly string[]>> = {
  roulette: ['ROU'],
  baccarat: ['BAC'],
  dealerTable: ['TABLE'],
  diceCup: ['DICE'],
  moneyWheel: ['SHOW'],
  neonSevens: ['CLASSIC'],
  classicFruit: ['CLASSIC'],
  luckyClover: ['CLASSIC'],
  dragonPearl: ['ASIA'],
  lotus: ['ASIA'],
  lanternFest: ['ASIA'],
  samuraiMask: ['ASIA'],
  moneyTree: ['ASIA'],
  goldenCrown: ['JACKPOT'],
  gemMine: ['JACKPOT'],
  treasureChest: ['JACKPOT'],
  angler: ['BOSS'],
  sharkFin: ['BOSS'],
  pokerFan: ['POKER'],
  chipStack: ['POKER'],
  mahjong: ['TILES'],
  domino: ['TILES'],
  dice: ['DICE'],
};

const rtpByMotif: Readonly<Record<string, number>> = {
  roulette: 97.3,
  baccarat: 98.94,
  dealerTable: 99.1,
  diceCup: 97.22,
  moneyWheel: 96.08,
};

/** Smallest stakes in credits, by kind of game; each game has one of them. */
const stakes: Readonly<Record<string, readonly number[]>> = {
  RNG: [0.1, 0.2, 0.5, 1],
  FISH: [0.1, 0.2],
  LIVE: [1, 5, 10],
  PVP: [0.5, 1, 2],
};

const STAKE_OF_OTHERS = 1;

/** Every smallest stake that a game may have, in credits. */
export const smallestStakes: readonly number[] = [...new Set([...Object.values(stakes).flat(), STAKE_OF_OTHERS])];

const levels: readonly Volatility[] = ['LOW', 'MEDIUM', 'MEDIUM', 'HIGH', 'HIGH'];

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** Takes one title per motif and round. Each round starts at another vendor, so that every vendor gets games of all motifs. */
function cardsOf(group: TitleGroup): Card[] {
  const rows = Object.entries(group.titles);
  const rounds = Math.max(...rows.map(([, names]) => names.length));
  const cards: Card[] = [];
  const seats = group.vassalages.length;
  let skip = 0;
  while (commonDivisor(seats, (rows.length + skip) % seats) !== 1) skip += 1;
  for (let round = 0; round < rounds; round += 1) {
    for (const [motif, names] of rows) {
      const gameName = names[round];
      const vassalage = group.vassalages[(cards.length + round * skip) % seats];
      if (gameName === undefined || vassalage === undefined) continue;
      cards.push({ gameName, motif, gameType: group.gameType, vassalage });
    }
  }
  return cards;
}

function rtpOf(card: Card, chance: number): number | null {
  const fixed = rtpByMotif[card.motif];
  if (fixed !== undefined) return fixed;
  if (card.gameType === 'RNG') return Math.round((94.2 + chance * 3) * 100) / 100;
  return card.gameType === 'FISH' ? Math.round((95.5 + chance * 1.5) * 100) / 100 : null;
}

function minBetOf({ gameType, gameName }: Card): number {
  const offered = stakes[gameType] ?? [STAKE_OF_OTHERS];
  return offered[seedOf(`stake of ${gameName}`) % offered.length] ?? STAKE_OF_OTHERS;
}

function gameOf(card: Card, numberAtVendor: number, index: number): CatalogueGame {
  const random = seededRandom(seedOf(card.gameName));
  const isMachine = card.gameType === 'RNG' || card.gameType === 'FISH';
  const level = levels[Math.floor(random() * levels.length)] ?? 'MEDIUM';
  const hotIndex = hotTitles.indexOf(card.gameName);
  return {
    gameId: `${card.vassalage}-${String(numberAtVendor).padStart(3, '0')}`,
    nodeId: 10_001 + index,
    gameName: card.gameName,
    gameType: card.gameType,
    vassalage: card.vassalage,
    motif: card.motif,
    freeplay: isMachine && random() < 0.86,
    isNew: isMachine || card.gameType === 'PVP' ? random() < 0.12 : random() < 0.05,
    hotRank: hotIndex === -1 ? null : hotIndex + 1,
    classify: classifyByMotif[card.motif] ?? [],
    rtp: rtpOf(card, random()),
    volatility: isMachine ? level : null,
    minBet: minBetOf(card),
  };
}

export function generateGames(): CatalogueGame[] {
  const countByVendor = new Map<string, number>();
  return titleGroups.flatMap(cardsOf).map((card, index) => {
    const numberAtVendor = (countByVendor.get(card.vassalage) ?? 0) + 1;
    countByVendor.set(card.vassalage, numberAtVendor);
    return gameOf(card, numberAtVendor, index);
  });
}
