import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import styles from './EmptyState.module.css';
import { PageTitle } from './PageTitle.tsx';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly icon?: ReactNode;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** It is all there is on the page. */
  readonly isPage?: boolean;
}

/** Says that there is nothing here, or that it could not be had, and what to do about it. */
export function EmptyState({ title, text, icon, action, isPage = false }: EmptyStateProps) {
  return (
    <div className={styles.root} data-page={isPage || undefined} role={isPage ? 'main' : undefined}>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      {isPage ? <PageTitle className={styles.title}>{title}</PageTitle> : <p className={styles.title}>{title}</p>}
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? (
        <Button variant="soft" onClick={action.onPress}>
          {action.label}
        </Button>
      ) : null}
    </div>
  );
}
