import { useEffect, useState } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './PaymentScreen.module.css';

const SECOND_MS = 1000;
const two = (count: number): string => String(count).padStart(2, '0');

/** "14:05", or "1:14:05". */
function clockOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}

/** The time that is left to pay. It decides nothing: the platform says when a payment has expired. Nothing where the moment is none. */
export function TimeLeft({ until }: { readonly until: string }) {
  const t = useText();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const end = Date.parse(until);
  if (Number.isNaN(end)) return null;
  return (
    <p className={styles.time}>
      <Icon name="clock" size={18} />
      {t('deposit.timeLeft')}
      <span role="timer" className={styles.clock}>
        {clockOf(Math.max(0, Math.ceil((end - now) / SECOND_MS)))}
      </span>
    </p>
  );
}
