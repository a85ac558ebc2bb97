import { useEffect } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { useSiteState } from '#src/site/siteContext.ts';

/** Shows a notice when the network is gone: the page may be outdated then. */
export function useOfflineNotice(): void {
  const t = useText();
  const showToast = useSiteState((state) => state.showToast);
  useEffect(() => {
    const showNotice = () => void showToast(t('app.offline'), { length: 'long' });
    if (!navigator.onLine) showNotice();
    addEventListener('offline', showNotice);
    return () => removeEventListener('offline', showNotice);
  }, [t, showToast]);
}
