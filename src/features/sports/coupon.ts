import type { LaunchBody } from '#schemas/declare/platform/play.schema.ts';
import type { Market, Outcome, SportsEvent } from '#schemas/declare/platform/sports.schema.ts';

/** An outcome on the coupon, with all that is needed to show it where its match is not listed. */
export interface Pick {
  readonly eventId: string;
  readonly marketId: string;
  readonly outcomeId: string;
  readonly kind: Outcome['kind'];
  readonly line?: number;
  /** As they were when it was chosen. */
  readonly odds: number;
  readonly home: string;
  readonly away: string;
  readonly startsAt: string;
  readonly studio: SportsEvent['studio'];
}

export type Coupon = readonly Pick[];

/** As many as a launch may send. */
const MOST = 30;

export const pickOf = (
  { eventId, home, away, startsAt, studio }: SportsEvent,
  { marketId, line }: Market,
  outcome: Outcome,
): Pick => ({
  eventId,
  marketId,
  outcomeId: outcome.outcomeId,
  kind: outcome.kind,
  ...(line === undefined ? {} : { line }),
  odds: outcome.odds,
  home: home.name,
  away: away.name,
  startsAt,
  studio,
});

export const isSame = (one: Pick, other: Pick): boolean =>
  one.eventId === other.eventId && one.marketId === other.marketId && one.outcomeId === other.outcomeId;

const isAtStudio =
  ({ vassalage, gameCode }: Pick['studio']) =>
  ({ studio }: Pick): boolean =>
    studio.vassalage === vassalage && studio.gameCode === gameCode;

/** Whether the coupon's outcomes would have to go: one coupon is handed over to one studio. */
export const startsAnew = (coupon: Coupon, { studio }: Pick): boolean => coupon.length > 0 && !coupon.every(isAtStudio(studio));

/** The coupon after a tap on an outcome: on or off. A match has one place: outcomes of the same match cannot be combined. */
export function toggled(coupon: Coupon, pick: Pick): Coupon {
  if (coupon.some((each) => isSame(each, pick))) return coupon.filter((each) => !isSame(each, pick));
  if (startsAnew(coupon, pick)) return [pick];
  return [...coupon.filter(({ eventId }) => eventId !== pick.eventId), pick].slice(-MOST);
}

export interface PricedPick extends Pick {
  /** Bets are taken on it now, as far as is known. */
  readonly isOpen: boolean;
}

/** The coupon with the odds of now. A match that is not listed keeps its odds until it has begun. */
export function priced(coupon: Coupon, events: readonly SportsEvent[], nowMs: number): PricedPick[] {
  return coupon.map((pick) => {
    const event = events.find(({ eventId }) => eventId === pick.eventId);
    if (event === undefined) return { ...pick, isOpen: Date.parse(pick.startsAt) > nowMs };
    const market = event.markets.find(({ marketId }) => marketId === pick.marketId);
    const outcome = market?.outcomes.find(({ outcomeId }) => outcomeId === pick.outcomeId);
    if (market === undefined || outcome === undefined) return { ...pick, isOpen: false };
    return { ...pick, odds: outcome.odds, isOpen: takesBets(event, market) };
  });
}

/** Whether bets on a market are taken. */
export const takesBets = ({ state }: SportsEvent, { suspended }: Market): boolean =>
  suspended !== true && (state === 'scheduled' || state === 'live');

/** What a stake of 1 on all of them pays back, rounded as the parts are. */
export const combinedOdds = (picks: readonly Pick[]): number =>
  Number(picks.reduce((product, { odds }) => product * odds, 1).toFixed(2));

export const selectionOf = (picks: readonly Pick[]): NonNullable<LaunchBody['selection']> =>
  picks.map(({ eventId, marketId, outcomeId, odds }) => ({ eventId, marketId, outcomeId, odds }));
