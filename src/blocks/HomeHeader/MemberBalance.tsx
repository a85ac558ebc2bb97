import type { ReactNode } from 'react';
import { useBalance } from '#src/features/wallet/useBalance.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { money } from '#src/lib/format/money.ts';
import { useCurrency, useLocale, useSiteState } from '#src/site/siteContext.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import styles from './HomeHeader.module.css';

const MASK = '******';

/** The balance, hidden on request (WAL-03) and while it is asked for anew (WAL-04): then no digit is in the page at all. */
export function MemberBalance({ name, clock }: { readonly name: string; readonly clock: ReactNode }) {
  const t = useText();
  const locale = useLocale();
  const currency = useCurrency();
  const hidden = useSiteState((state) => state.hideBalance);
  const setHidden = useSiteState((state) => state.setHideBalance);
  const { data, isValidating, mutate } = useBalance();
  const shown = data && !hidden && !isValidating ? money(data.sumBalance, locale, currency) : undefined;
  return (
    <div className={styles.balance}>
      <p className={styles.amounts}>
        <span className={styles.who}>
          <span className={styles.name}>{name}</span>
          {clock}
        </span>
        <span
          className={styles.amount}
          role="status"
          aria-label={t(hidden ? 'header.balanceHidden' : 'header.balance') + (shown ? ` ${shown}` : '')}
        >
          <bdi aria-hidden="true">{shown ?? MASK}</bdi>
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
