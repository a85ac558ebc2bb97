import { useText } from '#src/i18n/TextContext.ts';
import { money } from '#src/lib/format/money.ts';
import { useCurrency, useLocale, useSiteState } from '#src/site/siteContext.ts';
import { useBalance } from './useBalance.ts';

const MASK = '******';
const NONE = '—';

/**
 * The sum of the member's balances (WAL-02), hidden on request (WAL-03) and while it is reloaded (WAL-04): then the page contains no digits at
 * all. A balance that failed to load is not a number either.
 */
export function useShownBalance() {
  const t = useText();
  const locale = useLocale();
  const currency = useCurrency();
  const isHidden = useSiteState((state) => state.hideBalance);
  const setHidden = useSiteState((state) => state.setHideBalance);
  const { data, error, isValidating, mutate } = useBalance();
  const hasFailed = error !== undefined && !isValidating && !isHidden;
  const amount = data && !isHidden && !isValidating && !hasFailed ? money(data.sumBalance, locale, currency) : undefined;
  const label = hasFailed ? t('wallet.failed') : t(isHidden ? 'header.balanceHidden' : 'header.balance');
  return {
    /** Placeholder instead of the amount. */
    text: amount ?? (hasFailed ? NONE : MASK),
    /** The same for screen readers. */
    words: amount === undefined ? label : `${label} ${amount}`,
    hasFailed,
    isHidden,
    toggle: () => setHidden(!isHidden),
    isRefreshing: isValidating,
    refresh: () => void mutate(),
  };
}
