import type { SportsEvent } from '#schemas/declare/platform/sports.schema.ts';
import { isPlayed } from '#src/features/sports/useEvents.ts';
import { startText } from '#src/features/sports/startText.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useLocale } from '#src/site/siteContext.ts';
import styles from './Matches.module.css';

/** Which part of a match is played, as its sport counts: the minute, the quarter, the set or the map. */
function usePart({ sport, isBreak = false, minute, period }: SportsEvent): string {
  const t = useText();
  if (isBreak) return t('match.break');
  if (sport === 'BASKETBALL' && period !== undefined) return t('match.quarter', { number: period });
  if (minute !== undefined) return `${minute}′`;
  if (period === undefined) return '';
  return t(sport === 'ESPORTS' ? 'match.map' : 'match.set', { number: period });
}

/** When a match starts, or how far it is. */
export function MatchClock({ event }: { readonly event: SportsEvent }) {
  const t = useText();
  const locale = useLocale();
  const part = usePart(event);
  if (isPlayed(event)) {
    return (
      <>
        <span className={styles.live}>{t('match.live')}</span>
        <bdi className={styles.part}>{part}</bdi>
      </>
    );
  }
  if (event.state === 'ended') return <span className={styles.part}>{t('match.ended')}</span>;
  return <time dateTime={event.startsAt}>{startText(event.startsAt, locale, Date.now())}</time>;
}
