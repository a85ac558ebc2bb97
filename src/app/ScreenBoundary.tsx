import { type ComponentType, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '#src/lib/ErrorBoundary.tsx';
import { ScreenAttempt } from './ScreenAttempt.ts';

interface ScreenBoundaryProps {
  /** Stands for what did not come, and offers another try. */
  readonly Fault: ComponentType<{ readonly onRetry: () => void }>;
  readonly children: ReactNode;
}

/** Around what may not come. */
export function ScreenBoundary({ Fault, children }: ScreenBoundaryProps) {
  const { key } = useLocation();
  const [attempt, setAttempt] = useState(0);
  return (
    <ErrorBoundary key={attempt} fault={() => <Fault onRetry={() => setAttempt(attempt + 1)} />}>
      <ScreenAttempt value={`${key} ${attempt}`}>{children}</ScreenAttempt>
    </ErrorBoundary>
  );
}
