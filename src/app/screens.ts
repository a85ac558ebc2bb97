import type { Region } from '#schemas/release/layout.schema.ts';
import type { Gate } from '#schemas/statusGate.ts';
import { homeRegions, showsHome } from './home.ts';
import { lateScreen } from './lateScreen.ts';
import { loadPages } from './pagesPart.ts';

const other = lateScreen(async () => (await loadPages()).OtherPage);
const closed = lateScreen(async () => (await import('./GateScreen.tsx')).GateScreen);

export const OtherPage = other.LateScreen;
export const GateScreen = closed.LateScreen;

/** Loads what an address needs beside home's code. Gives the regions that it draws. */
export async function preloadScreen(pathname: string, query: URLSearchParams, gate: Gate): Promise<readonly Region[]> {
  if (gate !== 'open') {
    await closed.preload();
    return [];
  }
  if (showsHome(pathname, query)) return homeRegions;
  await other.preload();
  const { matchPage, preloadPage } = await loadPages();
  return preloadPage(matchPage(pathname, query));
}
