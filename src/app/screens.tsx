import { type ComponentType, createElement, useContext, useState } from 'react';
import type { Gate } from '#schemas/statusGate.ts';
import { PageTexts } from './PageTexts.tsx';
import { ScreenAttempt } from './ScreenAttempt.ts';
import { lazyNow } from './lazyNow.ts';
import type { PageMatch } from './pages.ts';

/** A screen that home does without. Drawn at once where its code is here: on the server, and while hydrating. */
function lateScreen<P extends object>(module: string, load: () => Promise<ComponentType<P>>) {
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
  return { module, preload, LateScreen };
}

const form = lateScreen('src/app/FormPage.tsx', async () => (await import('./FormPage.tsx')).FormPage);
const screen = lateScreen('src/app/ScreenPage.tsx', async () => (await import('./ScreenPage.tsx')).ScreenPage);
const social = lateScreen('src/app/SocialScreen.tsx', async () => (await import('./SocialScreen.tsx')).SocialScreen);
const closed = lateScreen('src/app/GateScreen.tsx', async () => (await import('./GateScreen.tsx')).GateScreen);

export const FormPage = form.LateScreen;
export const ScreenPage = screen.LateScreen;
export const SocialScreen = social.LateScreen;
export const GateScreen = closed.LateScreen;

const screens = { home: undefined, dialog: form, page: form, screen, social, unknown: undefined } as const;

/** Loads what an address needs beside home's code. Gives its source module, as the build's manifest names it. */
export async function preloadScreen(match: PageMatch, gate: Gate): Promise<string | undefined> {
  const screen = gate === 'open' ? screens[match.kind] : closed;
  await screen?.preload();
  return screen?.module;
}
