import { useEffect } from 'react';
import { knowsDatesIn, localeOf } from '#schemas/declare/languages/languages.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';

/** Says after a login when and from where the account was used before, so that a stranger is noticed. */
export function LastLoginNotice() {
  const t = useText();
  const language = useSiteState((state) => state.language);
  const { store, site } = useSite();
  const { longToastMs } = site.behaviour.timings;
  const lastLogin = useSiteState((state) => state.lastLogin);
  useEffect(() => {
    if (!lastLogin) return;
    const { showToast, setLastLogin } = store.getState();
    setLastLogin(null);
    const at = new Date(lastLogin.at);
    // Without a valid date there is nothing to show.
    if (Number.isNaN(at.getTime())) return;
    const dateStyle = knowsDatesIn(language) ? 'medium' : 'short';
    const time = new Intl.DateTimeFormat(localeOf(language), { dateStyle, timeStyle: 'short' }).format(at);
    showToast(t('lastLogin.text', { time, ip: lastLogin.ip }), { durationMs: longToastMs });
  }, [lastLogin, store, language, t, longToastMs]);
  return null;
}
