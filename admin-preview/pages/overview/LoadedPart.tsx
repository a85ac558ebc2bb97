import type { ReactNode } from 'react';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import type { useLoaded } from '../../kit/api/useLoaded.ts';
import { EmptyState } from '../../kit/parts/EmptyState.tsx';
import { refusalText } from '../../kit/texts/refusalText.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';

interface LoadedPartProps<T> {
  readonly loaded: ReturnType<typeof useLoaded<T>>;
  /** What is said when it could not be had. */
  readonly failed: string;
  readonly children: (value: T) => ReactNode;
}

/** A part of the overview that the server is asked for: its outline meanwhile, and why it is missing if it could not be had. */
export function LoadedPart<T>({ loaded, failed, children }: LoadedPartProps<T>) {
  const t = useTranslate();
  if (loaded.state === 'loading') return <Skeleton shape="text" count={3} />;
  if (loaded.state === 'ready') return children(loaded.value);
  return (
    <EmptyState title={failed} text={refusalText(t, loaded.refusal)} action={{ label: t('app.retry'), onPress: loaded.reload }} />
  );
}
