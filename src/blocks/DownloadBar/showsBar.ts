import type { Behaviour } from '#schemas/declare/release/behaviour.schema.ts';
import { countVisit, isBarOffered } from '#src/features/download/barMemory.ts';

/** Whether the download bar shows; what a page goes by that runs as an app comes with such a page only. */
export async function showsBar(
  isInstalled: boolean,
  hasIosLink: boolean,
  app: Behaviour['app'],
  isPreview: boolean,
): Promise<boolean> {
  // Operators want to see what they set, not to come again.
  if (!isBarOffered(Date.now(), isPreview ? app.offeredFromVisit : countVisit(), app)) return false;
  if (!isInstalled) return true;
  const { showsInstalledBar } = await import('./showsInstalledBar.ts');
  return showsInstalledBar(hasIosLink, app);
}
