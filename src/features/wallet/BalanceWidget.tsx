import type { ReactNode } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { RunningNumber } from '#src/ui/RunningNumber/RunningNumber.tsx';
import styles from './BalanceWidget.module.css';
import { useShownBalance } from './useShownBalance.ts';

interface BalanceWidgetProps {
  /** Name of the balance's owner. */
  readonly name: string;
  /** On a page of its own instead of in a header. */
  readonly large?: boolean;
  /** Next to the name. */
  readonly clock?: ReactNode;
}

/** The member's balance, with buttons that hide it and ask for it again. */
export function BalanceWidget({ name, large = false, clock }: BalanceWidgetProps) {
  const t = useText();
  const { shown, words, hasFailed, isHidden, toggle, isRefreshing, refresh } = useShownBalance();
  return (
    <div className={styles.root} data-large={large || undefined}>
      <p className={styles.amounts}>
        <span className={styles.who}>
          <span className={styles.name}>{name}</span>
          {clock}
        </span>
        <span className={styles.amount} role="status" data-failed={hasFailed || undefined} aria-label={words}>
          <RunningNumber {...shown} />
        </span>
      </p>
      <IconButton
        className={styles.tool}
        icon={isHidden ? 'eyeOff' : 'eye'}
        iconSize={16}
        label={t('header.hideBalance')}
        aria-pressed={isHidden}
        onClick={toggle}
      />
      <IconButton
        className={styles.tool}
        icon="refresh"
        iconSize={16}
        label={t('header.refreshBalance')}
        aria-busy={isRefreshing}
        onClick={refresh}
      />
    </div>
  );
}
