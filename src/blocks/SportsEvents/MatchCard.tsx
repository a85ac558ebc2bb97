import type { SportsEvent } from '#schemas/declare/platform/sports.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { MarketOdds } from './MarketOdds.tsx';
import { MatchClock } from './MatchClock.tsx';
import { SideMark } from './SideMark.tsx';
import styles from './Matches.module.css';

interface MatchCardProps {
  readonly event: SportsEvent;
  readonly totals: boolean;
}

/** A match as a card: when, league, sides with their score, and odds. */
export function MatchCard({ event, totals }: MatchCardProps) {
  const t = useText();
  const { home, away, score, league } = event;
  const win = event.markets.find(({ kind }) => kind !== 'totals');
  const total = event.markets.find(({ kind }) => kind === 'totals');
  const name = t('match.versus', { home: home.name, away: away.name });
  return (
    <article className={styles.card} aria-label={name}>
      <p className={styles.head}>
        <MatchClock event={event} />
        <span className={styles.league} dir="auto">
          {league}
        </span>
      </p>
      {([home, away] as const).map((side, index) => (
        <p key={index} className={styles.side}>
          <SideMark side={side} />
          <span className={styles.name} dir="auto">
            {side.name}
          </span>
          {score ? <bdi className={styles.score}>{index === 0 ? score.home : score.away}</bdi> : null}
        </p>
      ))}
      <MarketOdds event={event} market={win} />
      {totals ? <MarketOdds event={event} market={total} /> : null}
    </article>
  );
}
