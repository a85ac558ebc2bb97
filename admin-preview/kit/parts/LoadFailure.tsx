import type { Refusal } from '../api/Refusal.ts';
import { refusalText } from '../texts/refusalText.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { EmptyState } from './EmptyState.tsx';

interface LoadFailureProps {
  readonly title: string;
  readonly refusal: Refusal;
  readonly onRetry: () => void;
}

/** In the place of what could not be loaded: why, and another try. */
export function LoadFailure({ title, refusal, onRetry }: LoadFailureProps) {
  const t = useTranslate();
  return <EmptyState title={title} text={refusalText(t, refusal)} action={{ label: t('app.retry'), onPress: onRetry }} />;
}
