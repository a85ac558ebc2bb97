/** Chromium's event where the site can be installed; TypeScript's library does not declare it. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
  interface Window {
    /** Stored by the boot script: the event comes once, and may come before the player is loaded. */
    installOffer?: InstallOffer | undefined;
  }
}

/** Lets the browser ask. False where it has offered nothing: then only words can help. */
export async function promptInstall(): Promise<boolean> {
  const { installOffer } = window;
  if (!installOffer) return false;
  window.installOffer = undefined; // an event can prompt only once
  await installOffer.prompt();
  return true;
}
