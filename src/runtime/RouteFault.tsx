import { useEffect } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';

/** What stands for a page whose code did not come: its placeholder, and another try (ROUTE-09), which the network's return makes by itself. */
export function RouteFault({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText();
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <>
      <ErrorState text={t('route.failed')} onRetry={onRetry} />
      <Skeleton shape="text" count={3} />
    </>
  );
}
