import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './FormAlert.module.css';

interface FormAlertProps {
  readonly kind: 'error' | 'success';
  readonly children: ReactNode;
  /** A way out, such as trying again. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** A message about the whole form, at its top. It is announced and scrolled into view as soon as it appears. */
export function FormAlert({ kind, children, action }: FormAlertProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={root} className={styles.root} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={kind === 'error' ? 'alert' : 'success'} size={20} />
      <div className={styles.words}>
        {children}
        {action ? (
          <Button variant="outline" size="small" icon="refresh" onClick={action.onPress}>
            {action.label}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
