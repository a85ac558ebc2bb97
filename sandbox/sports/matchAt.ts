import type { Market, SportsEvent } from '#schemas/declare/platform/sports.schema.ts';
import { seedOf, seededRandom } from '../seed/seededRandom.ts';
import { type Chances, chanceOfSets, chanceOver, chancesOfGoals, normal } from './chances.ts';
import { type Fixture, strengthOf } from './fixtures.ts';
import { oddsOf } from './odds.ts';
import { type ClockOfMatch, clockAt, minutesOf, phasesOf, setRules } from './phases.ts';

const MINUTE_MS = 60_000;
/** For so long after a goal no bets are taken, and so long before a match its odds move. */
const SUSPENDED_MINUTES = 0.75;
const ODDS_MOVE_MS = 30_000;
/** An ended match is told of for so long. */
export const TOLD_AFTER_MINUTES = 20;

type Score = readonly [home: number, away: number];

interface Course {
  readonly phases: ReturnType<typeof phasesOf>;
  /** The score at a time, with minutes since the last change of it. */
  readonly scoreAt: (clock: ClockOfMatch | undefined, elapsed: number) => { readonly score: Score; readonly since: number };
  readonly marketsAt: (score: Score, clock: ClockOfMatch | undefined, drift: number) => readonly Priced[];
}

interface Priced {
  readonly kind: Market['kind'];
  readonly line?: number;
  readonly chances: readonly (readonly [kind: Market['outcomes'][number]['kind'], chance: number])[];
}

const NIL: Score = [0, 0];
const edgeOf = ({ home, away }: Fixture): number => strengthOf(home) - strengthOf(away);
const FOOTBALL_MINUTES = 90;
const BASKETBALL_MINUTES = 40;

const threeWay = ({ home, draw, away }: Chances): Priced => ({
  kind: '1x2',
  chances: [
    ['home', home],
    ['draw', draw],
    ['away', away],
  ],
});
const twoWay = (home: number): Priced => ({
  kind: 'moneyline',
  chances: [
    ['home', home],
    ['away', 1 - home],
  ],
});
const totals = (line: number, over: number): Priced => ({
  kind: 'totals',
  line,
  chances: [
    ['over', over],
    ['under', 1 - over],
  ],
});

function football(fixture: Fixture): Course {
  const edge = edgeOf(fixture);
  const means: Score = [1.45 * Math.exp(edge * 0.35), 1.15 * Math.exp(edge * -0.35)];
  const random = seededRandom(seedOf(`goals of ${fixture.eventId}`));
  const goals = Array.from({ length: FOOTBALL_MINUTES }, (_minute, index) => {
    const [byHome, byAway] = [random(), random()];
    return {
      minute: index,
      score: [Number(byHome * FOOTBALL_MINUTES < means[0]), Number(byAway * FOOTBALL_MINUTES < means[1])] as Score,
    };
  }).filter(({ score: [one, other] }) => one + other > 0);
  return {
    phases: phasesOf('FOOTBALL', 0),
    scoreAt(clock) {
      const minute = clock ? (clock.minute ?? 0) : FOOTBALL_MINUTES;
      const fallen = goals.filter((goal) => goal.minute < minute);
      const score = fallen.reduce<Score>(([one, other], { score: [home, away] }) => [one + home, other + away], NIL);
      return { score, since: clock?.isBreak ? Infinity : minute - (fallen.at(-1)?.minute ?? -Infinity) };
    },
    marketsAt([home, away], clock, drift) {
      const left = 1 - (clock?.minute ?? 0) / FOOTBALL_MINUTES;
      const [one, other] = [means[0] * left * (1 + drift), means[1] * left * (1 - drift)];
      const scored = home + away;
      const line = scored + Math.max(0.5, Math.floor(one + other) + 0.5);
      return [threeWay(chancesOfGoals(home - away, one, other)), totals(line, chanceOver(line, scored, one + other))];
    },
  };
}

/** Points of both sides in each half minute. */
function basketball(fixture: Fixture): Course {
  const edge = edgeOf(fixture);
  const steps = BASKETBALL_MINUTES * 2;
  const random = seededRandom(seedOf(`points of ${fixture.eventId}`));
  const scores = [NIL];
  for (let step = 0; step < steps; step += 1) {
    const [one, other] = scores[step] ?? NIL;
    const points = (better: number) => (random() < 0.46 + better * 0.03 ? (random() < 0.25 ? 3 : 2) : 0);
    scores.push([one + points(edge), other + points(-edge)]);
  }
  const stepAt = (clock: ClockOfMatch | undefined) => (clock ? Math.floor((clock.minute ?? 0) * 2) : steps);
  return {
    phases: phasesOf('BASKETBALL', 0),
    scoreAt: (clock) => ({ score: scores[stepAt(clock)] ?? NIL, since: Infinity }),
    marketsAt([home, away], clock, drift) {
      const left = Math.max(0, steps - stepAt(clock));
      const lead = home - away + left * edge * 0.14 + drift * 8;
      const line = Math.round(home + away + left * 2.07) + 0.5;
      return [twoWay(normal(lead / Math.sqrt(left * 2.6 + 0.5))), totals(line, 0.5 + drift * 0.4)];
    },
  };
}

function inSets(fixture: Fixture, { minutes, toWin }: NonNullable<(typeof setRules)['TENNIS']>): Course {
  const perSet = 1 / (1 + Math.exp(-0.7 * edgeOf(fixture)));
  const random = seededRandom(seedOf(`sets of ${fixture.eventId}`));
  const scores = [NIL];
  while (Math.max(...(scores.at(-1) ?? NIL)) < toWin) {
    const [one, other] = scores.at(-1) ?? NIL;
    scores.push(random() < perSet ? [one + 1, other] : [one, other + 1]);
  }
  const phases = phasesOf(fixture.league.sport, scores.length - 1);
  return {
    phases,
    scoreAt(clock, elapsed) {
      const won = clock ? clock.period - (clock.isBreak ? 0 : 1) : scores.length - 1;
      return { score: scores[won] ?? NIL, since: clock?.isBreak ? elapsed % minutes : Infinity };
    },
    marketsAt: ([home, away], _clock, drift) => [twoWay(chanceOfSets(perSet + drift * 0.5, [toWin - home, toWin - away]))],
  };
}

function courseOf(fixture: Fixture): Course {
  const rules = setRules[fixture.league.sport];
  if (rules) return inSets(fixture, rules);
  return fixture.league.sport === 'FOOTBALL' ? football(fixture) : basketball(fixture);
}

/** How far the odds have moved by a time, as a share: what others bet moves them a little. */
function driftOf({ eventId }: Fixture, nowMs: number): number {
  const turn = Math.floor(nowMs / ODDS_MOVE_MS);
  return (seededRandom(seedOf(`${eventId} ${turn}`))() - 0.5) * 0.07;
}

const marketOf =
  (eventId: string) =>
  ({ kind, line, chances }: Priced): Market => ({
    marketId: `${eventId}-${kind}`,
    kind,
    ...(line === undefined ? {} : { line }),
    outcomes: chances.map(([outcome, chance]) => ({ outcomeId: outcome, kind: outcome, odds: oddsOf(chance) })),
  });

/** A match as it is at a time, always the same for the same time. Nothing once nobody tells of it any more. */
export function matchAt(
  fixture: Fixture,
  nowMs: number,
): Pick<SportsEvent, 'state' | 'score' | 'period' | 'minute' | 'isBreak' | 'markets'> | undefined {
  const course = courseOf(fixture);
  const elapsed = (nowMs - fixture.startsAtMs) / MINUTE_MS;
  const drift = driftOf(fixture, nowMs);
  const toMarket = marketOf(fixture.eventId);
  const start: ClockOfMatch = { period: 1, isBreak: false, minute: 0 };
  if (elapsed < 0) return { state: 'scheduled', markets: course.marketsAt(NIL, start, drift).map(toMarket) };
  if (elapsed > minutesOf(course.phases) + TOLD_AFTER_MINUTES) return undefined;
  const clock = clockAt(course.phases, elapsed);
  const { score, since } = course.scoreAt(clock, elapsed);
  const told = { home: score[0], away: score[1] };
  if (!clock) return { state: 'ended', score: told, markets: [] };
  return {
    state: since < SUSPENDED_MINUTES ? 'suspended' : 'live',
    score: told,
    period: clock.period,
    ...(clock.minute === undefined ? {} : { minute: Math.floor(clock.minute) + (clock.isBreak ? 0 : 1) }),
    ...(clock.isBreak ? { isBreak: true } : {}),
    markets: course.marketsAt(score, clock, drift).map(toMarket),
  };
}

/** As long as the longest match may take, and be told of. */
export const LONGEST_MS = 4 * 60 * MINUTE_MS;
