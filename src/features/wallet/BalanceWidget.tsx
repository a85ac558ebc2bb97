import type { ReactNode } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { money } from '#src/lib/format/money.ts';
import { useCurrency, useLocale, useSiteState } from '#src/site/siteContext.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import styles from './BalanceWidget.module.css';
import { useBalance } from './useBalance.ts';

const MASK = '******';
const NONE = '—';

interface BalanceWidgetProps {
  /** Whose balance it is. */
  readonly name: string;
  /** On a page of its own instead of in a header. */
  readonly large?: boolean;
  /** Stands beside the name. */
  readonly clock?: ReactNode;
}

/**
 * The sum of the member's balances (WAL-02), hidden on request (WAL-03) and while it is asked for anew (WAL-04): then no digit
 * is in the page at all. One that could not be had is no number either.
 */
export function BalanceWidget({ name, large = false, clock }: BalanceWidgetProps) {
  const t = useText();
  const locale = useLocale();
  const currency = useCurrency();
  const hidden = useSiteState((state) => state.hideBalance);
  const setHidden = useSiteState((state) => state.setHideBalance);
  const { data, error, isValidating, mutate } = useBalance();
  const failed = error !== undefined && !isValidating && !hidden;
  const shown = data && !hidden && !isValidating && !failed ? money(data.sumBalance, locale, currency) : undefined;
  const label = failed ? t('wallet.failed') : t(hidden ? 'header.balanceHidden' : 'header.balance');
  return (
    <div className={styles.root} data-large={large || undefined}>
      <p className={styles.amounts}>
        <span className={styles.who}>
          <span className={styles.name}>{name}</span>
          {clock}
        </span>
        <span
          className={styles.amount}
          role="status"
          data-failed={failed || undefined}
          aria-label={shown ? `${label} ${shown}` : label}
        >
          <bdi aria-hidden="true">{shown ?? (failed ? NONE : MASK)}</bdi>
        </span>
      </p>
      <IconButton
        className={styles.tool}
        icon={hidden ? 'eyeOff' : 'eye'}
        iconSize={16}
        label={t('header.hideBalance')}
        aria-pressed={hidden}
        onClick={() => setHidden(!hidden)}
      />
      <IconButton
        className={styles.tool}
        icon="refresh"
        iconSize={16}
        label={t('header.refreshBalance')}
        aria-busy={isValidating}
        onClick={() => void mutate()}
      />
    </div>
  );
}
