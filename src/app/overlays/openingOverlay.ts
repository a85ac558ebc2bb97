import type { Overlay } from '#schemas/declare/pages/overlays.ts';
import { sessionStore } from '#src/lib/browserStorage.ts';
import { OPENING_KEY } from '#src/lib/reloadOnce.ts';

/** Remembers a sheet while its code is on the way: a page that loads itself again for that code opens it again. */
export async function rememberOpening<T>(overlay: Overlay, code: Promise<T>): Promise<T> {
  sessionStore.set(OPENING_KEY, overlay);
  try {
    return await code;
  } finally {
    sessionStore.remove(OPENING_KEY);
  }
}

/** The sheet that was opening when the page was reloaded; it can be read once. */
export function overlayToReopen<Name extends Overlay>(known: readonly Name[]): Name | undefined {
  const overlay = sessionStore.get(OPENING_KEY);
  sessionStore.remove(OPENING_KEY);
  return known.find((name) => name === overlay);
}
