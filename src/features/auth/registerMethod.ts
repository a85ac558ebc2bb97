import type { RegisterPayload } from '#schemas/declare/platform/session.schema.ts';
import { localStore } from '#src/lib/browserStorage.ts';
import { WEBCLIP_KEY, isInstalled } from '#src/site/installed.ts';

/** The native shell appends this to the browser's user agent. */
const APP_MARK = /\bLiveryApp\b/;

/** Started from an iOS web clip. */
export const isWebClip = (): boolean => isInstalled() && localStore.get(WEBCLIP_KEY) !== null;

/** How this page was opened, for the registration (REG-32): native shell, iOS web clip, installed page, or browser. */
export function registerMethod(): RegisterPayload['registerMethod'] {
  if (APP_MARK.test(navigator.userAgent)) return 'APP';
  if (!isInstalled()) return 'H5';
  return isWebClip() ? 'WEBCLIP' : 'PWA';
}
