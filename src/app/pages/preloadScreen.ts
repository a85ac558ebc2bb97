import type { Language } from '#schemas/declare/languages/languages.ts';
import type { Region } from '#schemas/declare/names/regions.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import type { Gate } from '#schemas/declare/names/statusGate.ts';
import { loadPageBlocks } from '#src/registry/blocks.ts';
import { lazyPage } from '#src/site/lazyPart.tsx';
import { guestHomeRegions } from '#schemas/declare/names/homeRegions.ts';
import { matchPage } from '../routes/pages.ts';

/** Loads the code of every page but home. */
export const loadPages = async () => (await Promise.all([import('./RoutedPage.tsx'), loadPageBlocks()]))[0];

export const RoutedPage = lazyPage(async () => (await loadPages()).RoutedPage);
export const GateScreen = lazyPage(async () => (await import('./GateScreen.tsx')).GateScreen);

/** Loads what an address needs besides home's code. Returns the regions that it renders. */
export async function preloadScreen(
  { pathname, searchParams }: URL,
  { behaviour }: Site,
  language: Language,
  gate: Gate,
): Promise<readonly Region[]> {
  if (gate !== 'open') {
    await GateScreen.preload(language);
    return [];
  }
  const match = matchPage(pathname, searchParams);
  if (match.kind === 'home') return guestHomeRegions;
  const [pages] = await Promise.all([loadPages(), RoutedPage.preload(language)]);
  await pages.preloadPage(match);
  return pages.regionsOf(match, pathname, behaviour);
}
