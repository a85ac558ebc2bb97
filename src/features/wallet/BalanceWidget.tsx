import { useText } from '#src/i18n/TextContext.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { RunningNumber } from '#src/ui/RunningNumber/RunningNumber.tsx';
import styles from './BalanceWidget.module.css';
import { useShownBalance } from './useShownBalance.ts';

interface BalanceWidgetProps {
  /** Whose balance it is, or of what. */
  readonly name: string;
}

/** The member's balance on a page, with buttons that hide it and ask for it again. */
export function BalanceWidget({ name }: BalanceWidgetProps) {
  const t = useText();
  const { shown, words, hasFailed, isHidden, toggle, isRefreshing, refresh } = useShownBalance();
  return (
    <div className={styles.root}>
      <p className={styles.amounts}>
        <span className={styles.name}>{name}</span>
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
