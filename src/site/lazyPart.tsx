import { type ComponentType, type ReactNode, Suspense, lazy, useEffect, useState } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { ErrorBoundary } from '#src/lib/ErrorBoundary.tsx';
import { useSiteState } from './siteContext.ts';

type Load<P> = () => Promise<ComponentType<P>>;

/** How long a part that came to nothing waits before its code is asked for again, where the network says nothing sooner. */
const ASK_AGAIN_MS = 30_000;

/** React keeps the failure of a lazy component for ever, so each try after a failure has a component of its own. */
function tries<P extends object>(load: Load<P>): () => ComponentType<P> {
  let code: ComponentType<P> | undefined;
  const fetchCode = async () => {
    try {
      return { default: await load() };
    } catch (error) {
      code = undefined;
      throw error;
    }
  };
  return () => (code ??= lazy(fetchCode));
}

/**
 * A component whose code is loaded when it is first drawn. A failure goes to the error boundary around it; drawn anew, it is asked
 * for again.
 *
 * @param waiting Stands in its place meanwhile.
 */
export function lazyPart<P extends object>(load: Load<P>, waiting: ReactNode = null): ComponentType<P> {
  const nextTry = tries(load);
  return function LazyPart(props: P) {
    const [Code] = useState(nextTry);
    return (
      <Suspense fallback={waiting}>
        <Code {...props} />
      </Suspense>
    );
  };
}

/**
 * The same for what nobody has asked for: the page is complete without it. When its code does not come, nothing is shown and it is
 * asked for again after a while, or as soon as the network is back.
 */
export function lazyExtra<P extends object>(load: Load<P>, waiting: ReactNode = null): ComponentType<P> {
  const Part = lazyPart(load, waiting);
  function Missing({ onRetry }: { readonly onRetry: () => void }) {
    useEffect(() => {
      const timer = setTimeout(onRetry, ASK_AGAIN_MS);
      addEventListener('online', onRetry);
      return () => {
        clearTimeout(timer);
        removeEventListener('online', onRetry);
      };
    }, [onRetry]);
    return null;
  }
  return function LazyExtra(props: P) {
    const [attempt, setAttempt] = useState(0);
    const [onRetry] = useState(() => () => setAttempt((before) => before + 1));
    return (
      <ErrorBoundary key={attempt} fault={() => <Missing onRetry={onRetry} />}>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}

interface DialogProps {
  readonly onClose: () => void;
}

/** Says that a dialog did not come, and closes it, so that the same tap can ask for it again. */
function MissingDialog({ onClose }: DialogProps) {
  const t = useText();
  const showToast = useSiteState((state) => state.showToast);
  useEffect(() => {
    onClose();
    showToast(t('ui.failed'), { kind: 'error' });
    // oxlint-disable-next-line react/exhaustive-deps -- said once, whatever its opener passes when it is drawn anew
  }, []);
  return null;
}

/** The same for a dialog: when its code does not come, a message says so and what the player has done on the page stays. */
export function lazyDialog<P extends DialogProps>(load: Load<P>): ComponentType<P> {
  const Part = lazyPart(load);
  return function LazyDialog(props: P) {
    return (
      <ErrorBoundary fault={() => <MissingDialog onClose={props.onClose} />}>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}
