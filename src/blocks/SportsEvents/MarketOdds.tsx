import { useState } from 'react';
import type { Market, Outcome, SportsEvent } from '#schemas/declare/platform/sports.schema.ts';
import { isSame, pickOf, startsAnew, takesBets, toggled } from '#src/features/sports/coupon.ts';
import { setCoupon, useCoupon } from '#src/features/sports/couponStore.ts';
import { useOdds } from '#src/features/sports/useOdds.ts';
import { useOutcomeName } from '#src/features/sports/useOutcomeName.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSiteState } from '#src/site/siteContext.ts';
import styles from './Matches.module.css';

/** As coupons everywhere name them. */
const SIGNS: Readonly<Partial<Record<Outcome['kind'], string>>> = { home: '1', draw: 'X', away: '2' };

/** Whether odds have risen or fallen when they changed last. */
function useMove(odds: number): 'up' | 'down' | undefined {
  const [seen, setSeen] = useState<{ readonly odds: number; readonly move?: 'up' | 'down' }>({ odds });
  if (seen.odds !== odds) setSeen({ odds, move: odds > seen.odds ? 'up' : 'down' });
  return seen.move;
}

interface OddsButtonProps {
  readonly event: SportsEvent;
  readonly market: Market;
  readonly outcome: Outcome;
}

function OddsButton({ event, market, outcome }: OddsButtonProps) {
  const t = useText();
  const write = useOdds();
  const nameOf = useOutcomeName();
  const coupon = useCoupon();
  const showToast = useSiteState((state) => state.showToast);
  const move = useMove(outcome.odds);
  const pick = pickOf(event, market, outcome);
  const odds = write(outcome.odds, market.outcomes.length);
  const match = t('match.versus', { home: event.home.name, away: event.away.name });
  const words = { outcome: nameOf(pick), odds };
  const namesTeam = outcome.kind === 'home' || outcome.kind === 'away';
  function toggle() {
    if (startsAnew(coupon, pick)) showToast(t('coupon.anew'));
    setCoupon(toggled(coupon, pick));
  }
  return (
    <button
      type="button"
      className={styles.odds}
      data-kind={outcome.kind}
      aria-pressed={coupon.some((each) => isSame(each, pick))}
      aria-label={namesTeam ? t('match.odds', words) : t('match.oddsIn', { ...words, match })}
      onClick={toggle}
    >
      <span className={styles.sign}>{SIGNS[outcome.kind] ?? nameOf(pick)}</span>
      <bdi key={outcome.odds} className={styles.price} data-move={move}>
        {odds}
      </bdi>
    </button>
  );
}

interface MarketOddsProps {
  readonly event: SportsEvent;
  /** Nothing where the platform has none: its place stays free. */
  readonly market: Market | undefined;
}

/** The odds of a market as buttons that put an outcome on the coupon and off it. */
export function MarketOdds({ event, market }: MarketOddsProps) {
  const t = useText();
  const { home, away } = event;
  if (market && takesBets(event, market)) {
    return (
      <div className={styles.market} role="group" aria-label={t('match.versus', { home: home.name, away: away.name })}>
        {market.outcomes.map((outcome) => (
          <OddsButton key={outcome.outcomeId} event={event} market={market} outcome={outcome} />
        ))}
      </div>
    );
  }
  const isOver = event.state === 'ended' || market === undefined;
  return <p className={styles.shut}>{isOver ? '–' : t('match.suspended')}</p>;
}
