import { useText } from '#src/i18n/TextContext.ts';
import { money } from '#src/lib/format/money.ts';
import { useCurrency, useLocale, useSiteState } from '#src/site/siteContext.ts';
import { useBalance } from './useBalance.ts';

const MASK = '******';
const NONE = '—';

/**
 * The sum of the member's balances (WAL-02), hidden on request (WAL-03) and while it is reloaded (WAL-04): then the page contains no digits at
 * all. A balance that failed to load is not a number either.
 *
 * @param refreshMs Interval of asking again by itself, during which the amount stays.
 */
export function useShownBalance(refreshMs?: number) {
  const t = useText();
  const locale = useLocale();
  const currency = useCurrency();
  const isHidden = useSiteState((state) => state.hideBalance);
  const setHidden = useSiteState((state) => state.setHideBalance);
  const { data, error, isValidating: isAsked, mutate } = useBalance(refreshMs);
  const isValidating = isAsked && refreshMs === undefined;
  const hasFailed = error !== undefined && !isValidating && !isHidden;
  const value = data && !isHidden && !isValidating && !hasFailed ? data.sumBalance : undefined;
  const write = (sum: number) => money(sum, locale, currency);
  const label = hasFailed ? t('wallet.failed') : t(isHidden ? 'header.balanceHidden' : 'header.balance');
  return {
    /** The amount, and the placeholder where there is none. */
    shown: { value, write, instead: hasFailed ? NONE : MASK },
    /** The same for screen readers. */
    words: value === undefined ? label : `${label} ${write(value)}`,
    hasFailed,
    isHidden,
    toggle: () => setHidden(!isHidden),
    isRefreshing: isValidating,
    refresh: () => void mutate(),
  };
}
