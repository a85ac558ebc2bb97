import { useBalance } from '#src/features/wallet/useBalance.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSiteState } from '#src/site/siteContext.ts';
import styles from './BalanceLine.module.css';
import { useMoney } from './useMoney.ts';

const MASK = '******';
const NONE = '—';

/** What the wallet holds, unless the player hides it (WAL-03). */
export function BalanceLine({ label }: { readonly label: string }) {
  const t = useText();
  const money = useMoney();
  const { data, error } = useBalance();
  const isHidden = useSiteState((state) => state.hideBalance);
  const shown = data && !isHidden ? money(data.sumBalance) : undefined;
  return (
    <p className={styles.root}>
      <span>{label}</span>
      {shown === undefined ? (
        <strong className={styles.amount} aria-label={isHidden ? t('header.balanceHidden') : t('wallet.failed')} role="img">
          {error && !isHidden ? NONE : MASK}
        </strong>
      ) : (
        <strong className={styles.amount}>
          <bdi>{shown}</bdi>
        </strong>
      )}
    </p>
  );
}
