import { useEffect } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';

/** Replaces a page whose code did not load: the reason and a retry button (ROUTE-09); the network's return retries automatically. */
export function RouteFault({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText();
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return <ErrorState text={t('route.failed')} onRetry={onRetry} />;
}
