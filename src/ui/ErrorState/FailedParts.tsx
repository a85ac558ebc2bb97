import { type ReactNode, createContext, use, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { Button } from '../Button/Button.tsx';
import { Snackbar } from '../Snackbar/Snackbar.tsx';

type Retry = () => void;

interface Failures {
  /** Several parts have failed: one message covers all. */
  readonly areMany: boolean;
  /** @returns Takes it back. */
  readonly add: (retry: Retry) => () => void;
}

/** Without a value a part speaks for itself, as in a dialog, which covers the page's message. */
export const FailuresContext = createContext<Failures | undefined>(undefined);

/** Whether the page's common message covers this part, which has failed and can be retried. */
export function useIsReportedTogether(onRetry: Retry | undefined): boolean {
  const failures = use(FailuresContext);
  const add = failures?.add;
  const canRetry = onRetry !== undefined;
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => (canRetry ? add?.(() => retry()) : undefined), [add, canRetry]);
  return canRetry && failures?.areMany === true;
}

/** Wraps the parts of a page. If several could not be loaded, a single message says so, with one button that retries all of them. */
export function FailedParts({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const [retries, setRetries] = useState<readonly Retry[]>([]);
  const add = useCallback((retry: Retry) => {
    setRetries((before) => [...before, retry]);
    return () => setRetries((before) => before.filter((one) => one !== retry));
  }, []);
  const areMany = retries.length > 1;
  return (
    <FailuresContext value={useMemo(() => ({ areMany, add }), [areMany, add])}>
      {children}
      {areMany ? (
        <Snackbar role="alert" text={t('ui.severalFailed')}>
          <Button size="small" icon="refresh" onClick={() => retries.forEach((retry) => retry())}>
            {t('app.retry')}
          </Button>
        </Snackbar>
      ) : null}
    </FailuresContext>
  );
}
