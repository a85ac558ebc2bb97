import type { Behaviour } from '#schemas/declare/release/behaviour.schema.ts';
import { countVisit, isBarOffered } from '#src/features/download/barMemory.ts';

/** Whether the download bar shows. The code for a page that runs as an app is loaded only by such a page. */
export async function showsBar(
  isInstalled: boolean,
  hasIosLink: boolean,
  app: Behaviour['app'],
  isPreview: boolean,
): Promise<boolean> {
  // In the preview operators see the bar at once, without repeated visits.
  if (!isBarOffered(Date.now(), isPreview ? app.offeredFromVisit : countVisit(), app)) return false;
  if (!isInstalled) return true;
  const { showsInstalledBar } = await import('./showsInstalledBar.ts');
  return showsInstalledBar(hasIosLink, app);
}
