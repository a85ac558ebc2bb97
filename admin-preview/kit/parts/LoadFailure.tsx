import type { Refusal } from '../api/Refusal.ts';
import { refusalText } from '../texts/refusalText.ts';
import { useSay } from '../texts/say.ts';
import { EmptyState } from './EmptyState.tsx';

interface LoadFailureProps {
  readonly title: string;
  readonly refusal: Refusal;
  readonly onRetry: () => void;
}

/** In the place of what could not be loaded: why, and another try. */
export function LoadFailure({ title, refusal, onRetry }: LoadFailureProps) {
  const say = useSay();
  return <EmptyState title={title} text={refusalText(say, refusal)} action={{ label: say('app.retry'), onPress: onRetry }} />;
}
