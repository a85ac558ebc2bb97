import { type ComponentType, type ReactNode, useState } from 'react';
import { ErrorBoundary } from '#src/lib/ErrorBoundary.tsx';

interface ScreenBoundaryProps {
  /** Stands for what did not come, and offers another try. */
  readonly Fault: ComponentType<{ readonly onRetry: () => void }>;
  readonly children: ReactNode;
}

/** Around what may not come. */
export function ScreenBoundary({ Fault, children }: ScreenBoundaryProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <ErrorBoundary key={attempt} fault={() => <Fault onRetry={() => setAttempt(attempt + 1)} />}>
      {children}
    </ErrorBoundary>
  );
}
