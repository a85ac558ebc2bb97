import { useCallback, useState } from 'react';
import { useLoaded } from '../api/useLoaded.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { WaitingPage } from '../parts/WaitingPage.tsx';
import { refusalText } from '../texts/refusalText.ts';
import { useTranslate } from '../texts/useTranslate.ts';

interface SignedOnPageProps {
  readonly title: string;
  /** Tells the server what the provider answered, and goes on. */
  readonly finish: () => Promise<void>;
  readonly back: string;
  readonly onGivenUp: () => void;
}

/** Where the provider leads back to: a moment of waiting, or why it did not work. */
export function SignedOnPage({ title, finish, back, onGivenUp }: SignedOnPageProps) {
  const t = useTranslate();
  const [finished] = useState(finish); // once: what the provider answered can be used once
  const loaded = useLoaded(useCallback(() => finished, [finished]));
  if (loaded.state !== 'failed') return <WaitingPage />;
  return <EmptyState isPage title={title} text={refusalText(t, loaded.refusal)} action={{ label: back, onPress: onGivenUp }} />;
}
