import type { Facets, FilterName, Game } from '#schemas/declare/platform/games.schema.ts';
import { rtpSteps } from '#schemas/declare/names/rtpSteps.ts';
import { classesOf } from './facets.ts';
import type { GameFilters, Test } from './filterGames.ts';

/** Games by choice. A choice that leaves none is there, too. */
function createCounter() {
  const counts = new Map<string, number>();
  return {
    add: (key: string, isLeft: boolean) => void counts.set(key, (counts.get(key) ?? 0) + (isLeft ? 1 : 0)),
    counts: () => Object.fromEntries(counts),
  };
}

/** The same for steps of a number; there are none where no game has the number. */
function createStepCounter(steps: readonly number[], reaches: (value: number, step: number) => boolean) {
  const counts = steps.map(() => 0);
  let isKnown = false;
  return {
    add(value: number, isLeft: boolean) {
      isKnown = true;
      if (!isLeft) return;
      for (let at = 0; at < steps.length; at += 1) if (reaches(value, steps[at] ?? 0)) counts[at] = (counts[at] ?? 0) + 1;
    },
    counts: () => (isKnown ? Object.fromEntries(steps.map((step, at) => [step, counts[at] ?? 0])) : {}),
  };
}

/** The one filter that excludes a game, `none` where none does, `several` where it is of no use to any count. */
function excludedBy(game: Game, tests: readonly (readonly [FilterName, Test])[]): FilterName | 'none' | 'several' {
  let by: FilterName | 'none' = 'none';
  for (const [filter, test] of tests) {
    if (test(game)) continue;
    if (by !== 'none') return 'several';
    by = filter;
  }
  return by;
}

/**
 * Counts, for each filter, the games that each of its choices leaves while the other filters stay as chosen. What no game of the
 * category says anything about has no choices.
 *
 * @param stakes Stakes that the filter offers, in the merchant's money.
 */
export function countFacets(games: Iterable<Game>, { category, chosen }: GameFilters, stakes: readonly number[]): Facets {
  const tests = Object.entries(chosen) as [FilterName, Test][];
  const vendors = createCounter();
  const classes = createCounter();
  const volatilities = createCounter();
  const rtps = createStepCounter(rtpSteps, (rtp, step) => rtp >= step);
  const minBets = createStepCounter(stakes, (minBet, stake) => minBet <= stake);
  const freeplays = createStepCounter([1], (freeplay, free) => freeplay === free);
  for (const game of games) {
    if (category && !category(game)) continue;
    const by = excludedBy(game, tests);
    const isLeft = (filter: FilterName) => by === 'none' || by === filter;
    const { vassalage, isNew, volatility, rtp, minBet, freeplay } = game;
    vendors.add(vassalage, isLeft('vendors'));
    for (const key of classesOf(game)) classes.add(key, isLeft('classes'));
    if (isNew === '1') classes.add('NEW', isLeft('classes'));
    if (volatility !== undefined) volatilities.add(volatility, isLeft('volatility'));
    if (rtp !== undefined) rtps.add(rtp, isLeft('rtp'));
    if (minBet !== undefined) minBets.add(minBet, isLeft('stakes'));
    if (freeplay !== undefined) freeplays.add(freeplay, isLeft('freeplay'));
  }
  return {
    vendors: vendors.counts(),
    classes: classes.counts(),
    volatility: volatilities.counts(),
    rtp: rtps.counts(),
    stakes: minBets.counts(),
    freeplay: freeplays.counts(),
  };
}
