import type { CatalogueGame } from '../seed/CatalogueGame.ts';
import { seedOf, seededRandom } from '../seed/seededRandom.ts';

const COUNT = 20;
const HIGHEST_CREDITS = 12_000;
/** Each prize is about this part of the one before it. */
const FALL = 0.78;
const starts = [
  'mi',
  'ar',
  'le',
  'ka',
  'no',
  'su',
  'el',
  'jo',
  'ta',
  'vi',
  'ra',
  'do',
  'yu',
  'be',
  'lin',
  'sam',
  'oz',
  'fe',
  'kim',
  'an',
];
/** Games where one bet wins a sum worth telling. */
const winningTypes = ['RNG', 'LIVE', 'FISH'];

export interface GeneratedWinner {
  readonly place: number;
  /** Masked as boards show it: `mi***84`. */
  readonly customerName: string;
  readonly gameId: string;
  readonly credits: number;
}

/** Twenty winners who never lived, highest first: the same for a merchant on every machine. */
export function generateWinners(merchantCode: string, games: readonly CatalogueGame[]): GeneratedWinner[] {
  const random = seededRandom(seedOf(`winners of ${merchantCode}`));
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  const candidates = games.filter(({ gameType }) => winningTypes.includes(gameType));
  return Array.from({ length: COUNT }, (_, place) => {
    const credits = HIGHEST_CREDITS * FALL ** place * (0.9 + random() * 0.1);
    const digits = String(Math.floor(random() * 90) + 10);
    return {
      place,
      customerName: `${pick(starts) ?? 'mi'}***${digits}`,
      gameId: pick(candidates)?.gameId ?? '',
      credits: Math.round(credits * 100) / 100,
    };
  }).filter(({ gameId }) => gameId !== '');
}
