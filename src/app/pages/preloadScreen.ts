import type { Language } from '#schemas/languages.ts';
import type { Region } from '#schemas/release/layout.schema.ts';
import type { Gate } from '#schemas/statusGate.ts';
import { loadPageBlocks } from '#src/registry/blocks.ts';
import { lazyPage } from '#src/site/lazyPart.tsx';
import { matchPage, regionsOf } from '../routes/pages.ts';

const loadPages = async () => (await Promise.all([import('./RoutedPage.tsx'), loadPageBlocks()]))[0];

export const RoutedPage = lazyPage(async () => (await loadPages()).RoutedPage);
export const GateScreen = lazyPage(async () => (await import('./GateScreen.tsx')).GateScreen);

/** Loads what an address needs beside home's code. Gives the regions that it draws. */
export async function preloadScreen({ pathname, searchParams }: URL, language: Language, gate: Gate): Promise<readonly Region[]> {
  if (gate !== 'open') {
    await GateScreen.preload(language);
    return [];
  }
  const match = matchPage(pathname, searchParams);
  if (match.kind !== 'home')
    await Promise.all([RoutedPage.preload(language), loadPages().then((pages) => pages.preloadPage(match))]);
  return regionsOf(match);
}
