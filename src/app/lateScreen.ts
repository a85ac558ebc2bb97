import { type ComponentType, createElement, useContext, useState } from 'react';
import { PageTexts } from './PageTexts.tsx';
import { ScreenAttempt } from './ScreenAttempt.ts';
import { lazyNow } from './lazyNow.ts';

/** A screen that home does without. Drawn at once where its code is here: on the server, and while hydrating. */
export function lateScreen<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => (loaded ??= await load());
  // React forgets what a screen that still waits has made. One for each attempt, or a failure would be tried again for ever.
  let waiting: { readonly attempt: string; readonly Drawn: ComponentType<P> } | undefined;
  function waitFor(attempt: string): ComponentType<P> {
    if (waiting?.attempt !== attempt) waiting = { attempt, Drawn: lazyNow(preload) };
    return waiting.Drawn;
  }
  function LateScreen(props: P) {
    const attempt = useContext(ScreenAttempt);
    const [Drawn] = useState(() => loaded ?? waitFor(attempt)); // it stays what it was when it was first shown
    return createElement(PageTexts, null, createElement<P>(Drawn, props));
  }
  return { preload, LateScreen };
}
