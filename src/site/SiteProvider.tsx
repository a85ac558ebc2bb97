import { type ReactNode, useMemo } from 'react';
import { SWRConfig } from 'swr';
import { useStore } from 'zustand';
import { createTextValue } from '#src/i18n/createTextValue.ts';
import { TextProvider } from '#src/i18n/TextContext.ts';
import { SiteContext, type SiteValue } from './siteContext.ts';
import type { SiteStore } from './siteStore.ts';

interface SiteProviderProps {
  readonly value: SiteValue;
  readonly store: SiteStore;
  /** Answers that came with the page, by SWR key: nothing in here is fetched again. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** How long an answer counts as fresh when the player comes back to the tab. */
const FRESH_FOR_MS = 5 * 60 * 1000;

/** Gives everything below the site, the store, the texts of the language and the cache of platform answers. */
export function SiteProvider({ value, store, answers = {}, children }: SiteProviderProps) {
  const language = useStore(store, (state) => state.language);
  const texts = useStore(store, (state) => state.texts);
  const own = value.site.strings[language];
  const { errorTexts } = value.site.behaviour.platform;
  const textValue = useMemo(() => createTextValue(language, texts, own, errorTexts), [language, texts, own, errorTexts]);
  const siteValue = useMemo(() => ({ ...value, store }), [value, store]);
  const { playedPlatform = 'normal' } = value;
  const cache = useMemo(
    () => ({
      provider: () => new Map(),
      fallback: playedPlatform === 'normal' ? answers : {},
      revalidateIfStale: false,
      focusThrottleInterval: FRESH_FOR_MS,
      dedupingInterval: FRESH_FOR_MS,
      shouldRetryOnError: false, // the HTTP client has asked twice (ERR-07)
    }),
    [answers, playedPlatform],
  );
  return (
    <SiteContext value={siteValue}>
      <TextProvider value={textValue}>
        <SWRConfig key={playedPlatform} value={cache}>
          {children}
        </SWRConfig>
      </TextProvider>
    </SiteContext>
  );
}
