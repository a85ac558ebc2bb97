import { type ComponentType, type ReactNode, useState } from 'react';
import { ErrorBoundary } from '#src/lib/ErrorBoundary.tsx';

interface ScreenBoundaryProps {
  /** Shown instead of a screen whose code did not load, with a button to try again. */
  readonly Fault: ComponentType<{ readonly onRetry: () => void }>;
  readonly children: ReactNode;
}

/** Content that may fail to load. */
export function ScreenBoundary({ Fault, children }: ScreenBoundaryProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <ErrorBoundary key={attempt} fault={() => <Fault onRetry={() => setAttempt(attempt + 1)} />}>
      {children}
    </ErrorBoundary>
  );
}
