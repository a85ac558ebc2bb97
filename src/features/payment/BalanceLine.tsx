import { useBalance } from '#src/features/wallet/useBalance.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSiteState } from '#src/site/siteContext.ts';
import styles from './BalanceLine.module.css';
import { useMoney } from './useMoney.ts';

const MASK = '******';
const NONE = '—';

/** The wallet's balance, unless the player hides it (WAL-03). */
export function BalanceLine({ label }: { readonly label: string }) {
  const t = useText();
  const money = useMoney();
  const { data, error } = useBalance();
  const isHidden = useSiteState((state) => state.hideBalance);
  const hasFailed = error !== undefined && !isHidden;
  const shown = data && !isHidden ? money(data.sumBalance) : undefined;
  const words = isHidden ? 'header.balanceHidden' : hasFailed ? 'wallet.failed' : 'app.loading';
  return (
    <p className={styles.root}>
      <span>{label}</span>
      {shown === undefined ? (
        <strong className={styles.amount} aria-label={t(words)} role="img">
          {hasFailed ? NONE : MASK}
        </strong>
      ) : (
        <strong className={styles.amount}>
          <bdi>{shown}</bdi>
        </strong>
      )}
    </p>
  );
}
