import { useEffect } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { useSiteState } from '#src/site/siteContext.ts';

/** Stands for what was opened over the page and did not come: says so and closes it, so that it can be asked for again. */
export function MissingPart() {
  const t = useText();
  const showToast = useSiteState((state) => state.showToast);
  const close = useSiteState((state) => state.closeOverlay);
  useEffect(() => {
    close();
    showToast(t('ui.failed'), { kind: 'error' });
  }, [close, showToast, t]);
  return null;
}
