import type { RegisterPayload } from '#schemas/platform/session.schema.ts';
import { localStore } from '#src/lib/browserStorage.ts';
import { isInstalled } from '#src/site/installed.ts';

/** Flag that the home-screen start of an iOS web clip leaves (DL-02, DL-11). */
const WEBCLIP_KEY = 'WEBCLIP';
/** What the native shell adds to the browser's name. */
const APP_MARK = /\bLiveryApp\b/;

/** Started from an iOS web clip. */
export const isWebClip = (): boolean => isInstalled() && localStore.get(WEBCLIP_KEY) !== null;

/** How this page was opened, for the registration (REG-32): native shell, iOS web clip, installed page, or browser. */
export function registerMethod(): RegisterPayload['registerMethod'] {
  if (APP_MARK.test(navigator.userAgent)) return 'APP';
  if (!isInstalled()) return 'H5';
  return isWebClip() ? 'WEBCLIP' : 'PWA';
}
