import { type ComponentType, type ReactNode, Suspense, lazy, useEffect, useMemo, useState } from 'react';
import type { Language } from '#schemas/declare/languages/languages.ts';
import { TextProvider, useText, useTexts } from '#src/i18n/TextContext.ts';
import { createTextValue } from '#src/i18n/createTextValue.ts';
import { type PageTexts, loadPageTexts } from '#src/i18n/texts.ts';
import { ErrorBoundary } from '#src/lib/ErrorBoundary.tsx';
import { useSite, useSiteState } from './siteContext.ts';

/*
 * Code that is loaded later: all components of lazy chunks are made here. They differ in what happens when their code cannot be
 * loaded: the boundary around them says so (`lazyPart`, `lazyPage`), they are left out (`lazyExtra`), or a message says so
 * (`lazyDialog`). None of them keeps a failure.
 */

type Load<P> = () => Promise<ComponentType<P>>;

export interface LazyCode<P> {
  /** Loads the code, once. After a failure the next call tries again. */
  readonly preload: Load<P>;
  readonly isLoaded: () => boolean;
  /**
   * The component to render: the loaded one, else one that suspends. React stores a failure of the latter for ever, so each attempt needs a new
   * one.
   *
   * @param load Loads it if there is more to wait for than the code.
   */
  readonly component: (load?: Load<P>) => ComponentType<P>;
}

export function lazyCode<P>(load: Load<P>): LazyCode<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  async function loadOnce() {
    try {
      return (loaded = await load());
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  const preload = () => (loading ??= loadOnce());
  return {
    preload,
    isLoaded: () => loaded !== undefined,
    component: (ask = preload) => loaded ?? lazy(async () => ({ default: await ask() })),
  };
}

interface LazyProps {
  /** Is in its place while the code is on its way. */
  readonly fallback?: ReactNode;
}

export interface LazyPart<P, A extends readonly unknown[] = []> {
  (props: P & LazyProps): ReactNode;
  /** Loads the code before it is drawn. To be called at start or by an event, not while rendering. */
  readonly preload: (...args: A) => Promise<unknown>;
}

/** A component whose code is loaded at its first render. A failure goes to the error boundary around it; the next render tries again. */
export function lazyPart<P extends object>(load: Load<P>): LazyPart<P> {
  const code = lazyCode(load);
  function LazyPart(props: P & LazyProps) {
    const [Code] = useState(() => code.component());
    return (
      <Suspense fallback={props.fallback}>
        <Code {...props} />
      </Suspense>
    );
  }
  return Object.assign(LazyPart, { preload: code.preload });
}

interface MoreTextsProps {
  readonly texts: PageTexts;
  readonly children: ReactNode;
}

/** Adds texts to those of the context. */
function MoreTexts({ texts, children }: MoreTextsProps) {
  const { site } = useSite();
  const { language, texts: inherited } = useTexts();
  const own = site.strings[language];
  const { errorTexts } = site.behaviour.platform;
  const value = useMemo(
    () => createTextValue(language, { ...texts, ...inherited }, own, errorTexts),
    [language, texts, inherited, own, errorTexts],
  );
  return <TextProvider value={value}>{children}</TextProvider>;
}

/** The same for a page or a form: the texts of pages, which home does not load, are loaded with its code. */
export function lazyPage<P extends object>(load: Load<P>): LazyPart<P, [language: Language]> {
  const pages = new Map<Language, LazyPart<P>>();
  function pageIn(language: Language): LazyPart<P> {
    const cached = pages.get(language);
    if (cached) return cached;
    const page = lazyPart(async () => {
      const [Page, texts] = await Promise.all([load(), loadPageTexts(language)]);
      return function PageWithTexts(props: P) {
        return (
          <MoreTexts texts={texts}>
            <Page {...props} />
          </MoreTexts>
        );
      };
    });
    pages.set(language, page);
    return page;
  }
  function LazyPage(props: P & LazyProps) {
    const language = useSiteState((state) => state.language);
    // It stays when the language changes: a new language comes with all its texts.
    const [Page] = useState(() => pageIn(language));
    return <Page {...props} />;
  }
  return Object.assign(LazyPage, { preload: (language: Language) => pageIn(language).preload() });
}

/** How long to wait after a failure before the code is asked for again, where the network does not come back sooner. */
const ASK_AGAIN_MS = 30_000;

/**
 * A part that the player has not asked for: the page is complete without it. If its code does not load, its place stays as it is, and the code
 * is requested again after a while, or as soon as the network is back.
 *
 * @param lazily `lazyPage` for a part with texts of pages.
 */
export function lazyExtra<P extends object>(
  load: Load<P>,
  lazily: (load: Load<P>) => LazyPart<P, never[]> = lazyPart,
): LazyPart<P> {
  const Part = lazily(load);
  function Missing({ fallback, onRetry }: LazyProps & { readonly onRetry: () => void }) {
    useEffect(() => {
      const timer = setTimeout(onRetry, ASK_AGAIN_MS);
      addEventListener('online', onRetry);
      return () => {
        clearTimeout(timer);
        removeEventListener('online', onRetry);
      };
    }, [onRetry]);
    return fallback;
  }
  function LazyExtra(props: P & LazyProps) {
    const [attempt, setAttempt] = useState(0);
    const [onRetry] = useState(() => () => setAttempt((before) => before + 1));
    return (
      <ErrorBoundary key={attempt} fault={() => <Missing fallback={props.fallback} onRetry={onRetry} />}>
        <Part {...props} />
      </ErrorBoundary>
    );
  }
  return Object.assign(LazyExtra, { preload: Part.preload });
}

interface DialogProps {
  readonly onClose: () => void;
}

/** Says that a dialog did not come, and closes it, so that the same tap can ask for it again. */
function MissingDialog({ onClose }: DialogProps) {
  const t = useText();
  const showToast = useSiteState((state) => state.showToast);
  useEffect(() => {
    onClose();
    showToast(t('ui.failed'), { kind: 'error' });
    // oxlint-disable-next-line react/exhaustive-deps -- reported once, whatever a later render passes
  }, []);
  return null;
}

/** A dialog, with the texts of pages. If its code does not load, a message says so and the state of the page stays. */
export function lazyDialog<P extends DialogProps>(load: Load<P>): ComponentType<P> {
  const Part = lazyPage(load);
  return function LazyDialog(props: P) {
    return (
      <ErrorBoundary fault={() => <MissingDialog onClose={props.onClose} />}>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}
