import { type ReactNode, useState } from 'react';
import { BlockBoundary } from '#src/runtime/BlockBoundary.tsx';
import { RouteFault } from '#src/runtime/RouteFault.tsx';
import { BackLink } from './BackLink.tsx';
import styles from './FormPage.module.css';

/** A page whose code did not come stands as its placeholder, with the way back and another try (ROUTE-09). */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  const [attempt, setAttempt] = useState(0);
  const fault = () => (
    <div className={styles.root}>
      <header className={styles.header}>
        <BackLink />
      </header>
      <main className={styles.main}>
        <RouteFault onRetry={() => setAttempt(attempt + 1)} />
      </main>
    </div>
  );
  return (
    <BlockBoundary key={attempt} fault={fault}>
      {children}
    </BlockBoundary>
  );
}
