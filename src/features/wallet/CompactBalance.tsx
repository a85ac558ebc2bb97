import type { ReactNode } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { RunningNumber } from '#src/ui/RunningNumber/RunningNumber.tsx';
import styles from './CompactBalance.module.css';
import { useShownBalance } from './useShownBalance.ts';

interface CompactBalanceProps {
  /** Is above the amount. */
  readonly clock: ReactNode;
  /** Interval of asking again by itself, in ms. */
  readonly refreshMs?: number;
}

/** The balance next to a page's title: a tap hides or shows it, or reloads it after a failure. */
export function CompactBalance({ clock, refreshMs }: CompactBalanceProps) {
  const t = useText();
  const { shown, words, hasFailed, isHidden, toggle, refresh } = useShownBalance(refreshMs);
  return (
    <div className={styles.root}>
      {clock}
      {hasFailed ? (
        <button type="button" className={styles.amount} aria-label={`${t('header.refreshBalance')}: ${words}`} onClick={refresh}>
          {shown.instead}
        </button>
      ) : (
        <button
          type="button"
          className={styles.amount}
          aria-pressed={isHidden}
          aria-label={`${t('header.hideBalance')}: ${words}`}
          onClick={toggle}
        >
          <RunningNumber {...shown} />
        </button>
      )}
    </div>
  );
}
