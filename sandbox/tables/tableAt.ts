import type { LiveTable, TableResult } from '#schemas/declare/platform/sports.schema.ts';
import type { SentGame } from '#schemas/declare/platform/games.schema.ts';
import { seedOf, seededRandom } from '../seed/seededRandom.ts';

type Random = () => number;

interface Kind {
  /** Seconds from one result to the next. */
  readonly everyS: number;
  readonly result: (random: Random) => TableResult;
  /** Only so many can sit down; elsewhere everyone can bet. */
  readonly seats?: number;
}

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const below = (random: Random, count: number): number => Math.floor(random() * count);

function roulette(random: Random): TableResult {
  const number = below(random, 37);
  return { text: String(number), tone: number === 0 ? 'green' : RED.has(number) ? 'red' : 'black' };
}

function baccarat(random: Random): TableResult {
  const chance = random();
  if (chance < 0.0952) return { text: 'T', tone: 'tie' };
  return chance < 0.5414 ? { text: 'P', tone: 'player' } : { text: 'B', tone: 'banker' };
}

const dice = (random: Random): TableResult => ({
  text: String(3 + below(random, 6) + below(random, 6) + below(random, 6)),
  tone: 'plain',
});

const WHEEL = [1, 1, 1, 1, 2, 2, 2, 5, 5, 10, 20, 40];
const wheel = (random: Random): TableResult => ({ text: `×${WHEEL[below(random, WHEEL.length)] ?? 1}`, tone: 'plain' });

/** By the keys that games are classed by; a table of cards tells no results. */
const kinds: Readonly<Record<string, Kind>> = {
  ROU: { everyS: 45, result: roulette },
  BAC: { everyS: 40, result: baccarat, seats: 7 },
  DICE: { everyS: 35, result: dice },
  SHOW: { everyS: 55, result: wheel },
};
const CARD_SEATS = 7;
const RESULTS = 12;

const dealers = [
  'Mira',
  'Anton',
  'Suri',
  'Leonie',
  'Dao',
  'Rafael',
  'Minh Anh',
  'Ye-jin',
  'Kasimir',
  'Noor',
  'Chanthy',
  'Aiko',
  'Salma',
  'Tomas',
  'Putri',
  'Elena',
];
const DEALER_MS = 30 * 60_000;
const SEATS_MS = 4 * 60_000;
const CLOSING_MS = 90 * 60_000;
/** This share of tables is closed at a time. */
const CLOSED = 0.05;

const chanceAt = (what: string, turn: number): number => seededRandom(seedOf(`${what} ${turn}`))();

/** A value from 0 to 1 that goes slowly up and down. */
function waveAt(what: string, nowMs: number, stepMs: number): number {
  const turn = Math.floor(nowMs / stepMs);
  const share = nowMs / stepMs - turn;
  return chanceAt(what, turn) * (1 - share) + chanceAt(what, turn + 1) * share;
}

function resultsAt(gameId: string, { everyS, result }: Kind, nowMs: number): TableResult[] {
  const latest = Math.floor((nowMs / 1000 + (seedOf(gameId) % everyS)) / everyS);
  return Array.from({ length: RESULTS }, (_result, back) => result(seededRandom(seedOf(`${gameId} round ${latest - back}`))));
}

function seatsAt(gameId: string, total: number | undefined, nowMs: number): NonNullable<LiveTable['seats']> {
  const full = waveAt(`seats of ${gameId}`, nowMs, SEATS_MS);
  if (total === undefined) return { taken: 20 + Math.round(full * (80 + (seedOf(gameId) % 400))) };
  return { taken: Math.min(total, Math.round(full * (total + 2))), total };
}

/** A live table as it is at a time, always the same for the same time. @param language That is spoken there, as BCP 47. */
export function tableAt(game: SentGame, nowMs: number, language: string): LiveTable {
  const { gameId, classify = [] } = game;
  const kind = classify.map((key) => kinds[key]).find((known) => known !== undefined);
  const isClosed = game.maintenance === true || chanceAt(`closed ${gameId}`, Math.floor(nowMs / CLOSING_MS)) < CLOSED;
  if (isClosed) return { ...game, state: 'closed', tableLanguage: language };
  const shift = Math.floor(nowMs / DEALER_MS) + seedOf(gameId);
  return {
    ...game,
    state: 'open',
    seats: seatsAt(gameId, kind ? kind.seats : CARD_SEATS, nowMs),
    dealer: dealers[shift % dealers.length] ?? '',
    results: kind ? resultsAt(gameId, kind, nowMs) : [],
    tableLanguage: language,
  };
}
