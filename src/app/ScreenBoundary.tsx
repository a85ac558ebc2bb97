import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BlockBoundary } from '#src/runtime/BlockBoundary.tsx';
import { RouteFault } from '#src/runtime/RouteFault.tsx';
import { BackLink } from './BackLink.tsx';
import styles from './FormPage.module.css';
import { ScreenAttempt } from './ScreenAttempt.ts';

interface ScreenBoundaryProps {
  /** What the page would be called. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A page whose code did not come stands as its placeholder, with its name, the way back and another try (ROUTE-09). */
export function ScreenBoundary({ title, children }: ScreenBoundaryProps) {
  const { key } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const fault = () => (
    <div className={styles.root}>
      <header className={styles.header}>
        <BackLink />
        <h1 className={styles.title}>{title}</h1>
      </header>
      <main className={styles.main}>
        <RouteFault onRetry={() => setAttempt(attempt + 1)} />
      </main>
    </div>
  );
  return (
    <BlockBoundary key={attempt} fault={fault}>
      <ScreenAttempt value={`${key} ${attempt}`}>{children}</ScreenAttempt>
    </BlockBoundary>
  );
}
