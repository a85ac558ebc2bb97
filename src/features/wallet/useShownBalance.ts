import { useText } from '#src/i18n/TextContext.ts';
import { money } from '#src/lib/format/money.ts';
import { useCurrency, useLocale, useSiteState } from '#src/site/siteContext.ts';
import { useBalance } from './useBalance.ts';

const MASK = '******';
const NONE = '—';

/**
 * The sum of the member's balances (WAL-02), hidden on request (WAL-03) and while it is asked for again (WAL-04): then no digit
 * is in the page at all. One that could not be had is not a number either.
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
    /** What is in its place. */
    text: amount ?? (hasFailed ? NONE : MASK),
    /** The same for those who do not see it. */
    words: amount === undefined ? label : `${label} ${amount}`,
    hasFailed,
    isHidden,
    toggle: () => setHidden(!isHidden),
    isRefreshing: isValidating,
    refresh: () => void mutate(),
  };
}
