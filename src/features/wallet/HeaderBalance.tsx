import type { ReactNode } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { RunningNumber } from '#src/ui/RunningNumber/RunningNumber.tsx';
import styles from './HeaderBalance.module.css';
import { useShownBalance } from './useShownBalance.ts';

interface HeaderBalanceProps {
  /** Is above the amount. */
  readonly clock: ReactNode;
  /** The way to a deposit, after the amount. */
  readonly children: ReactNode;
}

const TOOLS = 'balanceTools';

/** The balance in home's header; a tap opens what can be done with it: hiding it, and asking for it again. */
export function HeaderBalance({ clock, children }: HeaderBalanceProps) {
  const t = useText();
  const { shown, words, hasFailed, isHidden, toggle, isRefreshing, refresh } = useShownBalance();
  return (
    <div className={styles.root}>
      <div className={styles.amounts}>
        {clock}
        <span className={styles.amount} role="status" data-failed={hasFailed || undefined} aria-label={words}>
          <RunningNumber {...shown} />
        </span>
        <button type="button" className={styles.open} popoverTarget={TOOLS} aria-label={t('header.balance')} />
      </div>
      {children}
      <div id={TOOLS} popover="auto" className={styles.tools}>
        <button type="button" className={styles.tool} aria-pressed={isHidden} onClick={toggle}>
          <Icon name={isHidden ? 'eyeOff' : 'eye'} />
          <span>{t('header.hideBalance')}</span>
        </button>
        <button type="button" className={styles.tool} aria-busy={isRefreshing} onClick={refresh}>
          <Icon name="refresh" />
          <span>{t('header.refreshBalance')}</span>
        </button>
      </div>
    </div>
  );
}
