import { useText } from '#src/i18n/TextContext.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import styles from './ErrorState.module.css';
import { useIsReportedTogether } from './FailedParts.tsx';

interface ErrorStateProps {
  /** Retries; undefined hides the button. */
  readonly onRetry?: (() => void) | undefined;
  readonly text?: string | undefined;
  /** The part to retry, if several parts of a page may fail: buttons with different effects need different names. */
  readonly of?: string;
}

/** Says that something could not be loaded, and offers a retry. If several parts failed, `FailedParts` has the button. */
export function ErrorState({ onRetry, text, of }: ErrorStateProps) {
  const t = useText();
  if (useIsReportedTogether(onRetry)) return <p className={styles.together}>{text ?? t('ui.failed')}</p>;
  return (
    <EmptyState icon="alert" text={text ?? t('ui.failed')}>
      {onRetry ? (
        <Button variant="soft" size="small" icon="refresh" aria-label={of && `${t('app.retry')}: ${of}`} onClick={onRetry}>
          {t('app.retry')}
        </Button>
      ) : null}
    </EmptyState>
  );
}
