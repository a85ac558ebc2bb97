import { type ReactNode } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { SiteProvider } from '#src/site/SiteProvider.tsx';
import { lazyExtra } from '#src/site/lazyPart.tsx';
import type { SiteValue } from '#src/site/siteContext.ts';
import type { SiteStore } from '#src/site/siteStore.ts';
import { SiteIcons } from '../frame/SiteIcons.tsx';
import { App } from './App.tsx';

export const DraftBadge = lazyExtra(async () => (await import('../overlays/DraftBadge.tsx')).DraftBadge);

interface PlayerProps {
  /** The data that the page is rendered from. A source replaces it when a release goes live or the preview sends an edit. */
  readonly page: StoreApi<SiteValue>;
  readonly store: SiteStore;
  readonly answers: Readonly<Record<string, unknown>>;
  /** Wraps the app in a router: one for the server, another for the browser. */
  readonly router: (app: ReactNode) => ReactNode;
  readonly onInteractive?: () => void;
}

export function Player({ page, store, answers, router, onInteractive }: PlayerProps) {
  const value = useStore(page);
  return (
    <SiteProvider value={value} store={store} answers={answers}>
      <SiteIcons>
        {value.draftUntil === undefined ? null : <DraftBadge until={value.draftUntil} />}
        {router(<App onInteractive={onInteractive} />)}
      </SiteIcons>
    </SiteProvider>
  );
}
