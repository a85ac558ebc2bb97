import { Fragment } from 'react';
import type { SportsEvent } from '#schemas/declare/platform/sports.schema.ts';
import { isPlayed } from '#src/features/sports/useEvents.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { MarketOdds } from './MarketOdds.tsx';
import { MatchClock } from './MatchClock.tsx';
import styles from './Matches.module.css';

interface Group {
  readonly league: string;
  readonly events: readonly SportsEvent[];
}

/** Matches by league: those being played all by theirs, those to come only where they follow each other, so that what starts next comes first. */
export function groupsOf(events: readonly SportsEvent[]): Group[] {
  const groups: { league: string; isLive: boolean; events: SportsEvent[] }[] = [];
  for (const event of events) {
    const isLive = isPlayed(event);
    const known = isLive
      ? groups.find((group) => group.isLive && group.league === event.league)
      : groups.slice(-1).find((group) => !group.isLive && group.league === event.league);
    if (known) known.events.push(event);
    else groups.push({ league: event.league, isLive, events: [event] });
  }
  return groups;
}

function Row({ event }: { readonly event: SportsEvent }) {
  const t = useText();
  const { home, away, score } = event;
  return (
    <article className={styles.row} aria-label={t('match.versus', { home: home.name, away: away.name })}>
      <div className={styles.who}>
        <p className={styles.head}>
          <MatchClock event={event} />
        </p>
        {([home, away] as const).map((side, index) => (
          <p key={index} className={styles.side}>
            <span className={styles.name} dir="auto">
              {side.name}
            </span>
            {score ? <bdi className={styles.score}>{index === 0 ? score.home : score.away}</bdi> : null}
          </p>
        ))}
      </div>
      <MarketOdds event={event} market={event.markets.find(({ kind }) => kind !== 'totals')} />
    </article>
  );
}

/** Matches by league, with a column for each outcome. */
export function LeagueTable({ events }: { readonly events: readonly SportsEvent[] }) {
  return (
    <div className={styles.table}>
      {groupsOf(events).map(({ league, events: own }) => (
        <Fragment key={own[0]?.eventId}>
          <h3 className={styles.leagueTitle} dir="auto">
            {league}
          </h3>
          {own.map((event) => (
            <Row key={event.eventId} event={event} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}
