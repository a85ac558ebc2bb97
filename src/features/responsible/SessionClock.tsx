import { useEffect, useState } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { useLocale, useSiteState } from '#src/site/siteContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './SessionClock.module.css';
import { timesOf } from './sessionTimes.ts';
import { showDuration } from './showDuration.ts';

const EVERY_MS = 5000;

/** Hours and minutes as clocks write them: "1:05". */
const face = (ms: number): string => {
  const minutes = Math.floor(ms / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
};

/** How long the session has lasted. A played session of the preview starts with the page. */
export function SessionClock({ now = Date.now }: { readonly now?: () => number }) {
  const t = useText();
  const locale = useLocale();
  const token = useSiteState((state) => state.session?.token) ?? 'played';
  const [lastedMs, setLastedMs] = useState(0);
  useEffect(() => {
    const look = () => setLastedMs(Math.max(0, now() - timesOf(token, now()).startedAtMs));
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [token, now]);
  return (
    <span className={styles.root} role="timer" aria-label={t('clock.label', { time: showDuration(lastedMs, locale) })}>
      <Icon name="clock" size={12} />
      <bdi aria-hidden="true">{face(lastedMs)}</bdi>
    </span>
  );
}
