import type { Draw } from '#schemas/declare/platform/lottery.schema.ts';
import { seedOf, seededRandom } from '../seed/seededRandom.ts';

export interface DrawnGame {
  readonly gameId: string;
  readonly vassalage: string;
}

interface Rules {
  /** Times between two draws that games of the vendor have. */
  readonly periodsS: readonly number[];
  /** Numbers of one draw. */
  readonly draw: (random: () => number) => number[];
}

const DAY_S = 24 * 60 * 60;

const digits = (count: number) => (random: () => number) => Array.from({ length: count }, () => Math.floor(random() * 10));

/** Different numbers from 1 on, in order, as balls come out of a drum. */
function balls(random: () => number): number[] {
  const drum = Array.from({ length: 49 }, (_, index) => index + 1);
  const drawn = Array.from({ length: 6 }, () => drum.splice(Math.floor(random() * drum.length), 1)[0] ?? 0);
  return drawn.toSorted((a, b) => a - b);
}

const rules: Readonly<Record<string, Rules>> = {
  LOTT: { periodsS: [DAY_S], draw: balls },
  TCG_LOTTO_VN: { periodsS: [DAY_S], draw: digits(5) },
  TCG_SEA: { periodsS: [300, 600], draw: digits(4) },
};
const quick: Rules = { periodsS: [60, 90, 180, 300], draw: digits(5) };

const rulesOf = ({ vassalage }: DrawnGame): Rules => rules[vassalage] ?? quick;

/** Time between two draws of a game. */
export function drawSecondsOf(game: DrawnGame): number {
  const { periodsS } = rulesOf(game);
  return periodsS[seedOf(game.gameId) % periodsS.length] ?? DAY_S;
}

/** Daily draws are held at 11:00 UTC, when it is evening where these are played. */
const heldAfterS = (drawSeconds: number): number => (drawSeconds === DAY_S ? 11 * 60 * 60 : 0);

/** The last draws of a game, newest first. The same on every node: the random numbers come from game and issue. */
export function drawsOf(game: DrawnGame, now: Date, count: number): Draw[] {
  const drawSeconds = drawSecondsOf(game);
  const offset = heldAfterS(drawSeconds);
  const latest = Math.floor((now.getTime() / 1000 - offset) / drawSeconds);
  const momentOf = (issue: number) => new Date((issue * drawSeconds + offset) * 1000).toISOString();
  return Array.from({ length: count }, (_, back) => {
    const issue = latest - back;
    return {
      gameId: game.gameId,
      issue: String(issue),
      numbers: rulesOf(game).draw(seededRandom(seedOf(`${game.gameId} ${issue}`))),
      openedAt: momentOf(issue),
      nextAt: momentOf(issue + 1),
    };
  });
}
