import { useEffect } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { useLocale, useSite, useSiteState } from '#src/site/siteContext.ts';

/** Says after a login when and from where the account was used before, so that a stranger is noticed. */
export function LastLoginNotice() {
  const t = useText();
  const locale = useLocale();
  const { store, site } = useSite();
  const { longToastMs } = site.behaviour.timings;
  const lastLogin = useSiteState((state) => state.lastLogin);
  useEffect(() => {
    if (!lastLogin) return;
    const { showToast, setLastLogin } = store.getState();
    setLastLogin(null);
    const at = new Date(lastLogin.at);
    // A platform that writes no date tells nothing.
    if (Number.isNaN(at.getTime())) return;
    const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
    showToast(t('lastLogin.text', { time, ip: lastLogin.ip }), { durationMs: longToastMs });
  }, [lastLogin, store, locale, t, longToastMs]);
  return null;
}
