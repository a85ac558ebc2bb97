import { useCallback, useSyncExternalStore } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { useLocale } from '#src/site/siteContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { HELD_FOR_S, clockFace, secondsUntil } from './countdown.ts';
import styles from './LotteryCard.module.css';
import { listenToSeconds } from './secondClock.ts';

interface CountdownProps {
  /** When the next draw is held. */
  readonly nextAt: string;
  /** Stands still otherwise. */
  readonly runs: boolean;
}

const standStill = () => () => undefined;

/** Time until a draw. Screen readers announce the hour, once. The server does not know the time, and keeps its place free. */
export function Countdown({ nextAt, runs }: CountdownProps) {
  const t = useText();
  const locale = useLocale();
  const look = useCallback(() => secondsUntil(nextAt, Date.now()) ?? null, [nextAt]);
  const seconds = useSyncExternalStore<number | null>(runs ? listenToSeconds : standStill, look, () => null);
  if (seconds === null || seconds < -HELD_FOR_S) return <span className={styles.next} />;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(nextAt));
  return (
    <span className={styles.next}>
      <VisuallyHidden>{t('lottery.nextAt', { time })}</VisuallyHidden>
      <Icon name="clock" size={14} />
      <span className={styles.nextText} aria-hidden="true">
        {seconds > 0 ? t('lottery.next') : t('lottery.now')}
      </span>
      {seconds > 0 ? (
        <bdi className={styles.left} aria-hidden="true">
          {clockFace(seconds)}
        </bdi>
      ) : null}
    </span>
  );
}
