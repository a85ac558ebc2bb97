import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { toastDuration } from '#src/site/toastDuration.ts';
import { ToastList } from '#src/ui/Toast/ToastList.tsx';
import { useOfflineNotice } from './useOfflineNotice.ts';

/** Shows the store's messages, each for as long as the release says. */
export function ToastHost() {
  useOfflineNotice();
  const { behaviour } = useSite().site;
  const toasts = useSiteState((state) => state.toasts);
  const hide = useSiteState((state) => state.hideToast);
  const timed = toasts.map((toast) => ({ ...toast, durationMs: toastDuration(toast, behaviour) }));
  return <ToastList toasts={timed} onHide={hide} />;
}
