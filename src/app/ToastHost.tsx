import { useSiteState } from '#src/site/siteContext.ts';
import { ToastList } from '#src/ui/Toast/ToastList.tsx';

/** Shows the store's messages. */
export function ToastHost() {
  const toasts = useSiteState((state) => state.toasts);
  const hide = useSiteState((state) => state.hideToast);
  return <ToastList toasts={toasts} onHide={hide} />;
}
