/** What Chromium offers where the site can be installed; TypeScript's library does not know it. */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

let kept: InstallEvent | undefined;

/** Keeps the browser's offer until somebody asks for it. Call once the page is alive. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return;
    event.preventDefault(); // no banner of the browser's own beside ours
    kept = event;
  });
}

/** Lets the browser ask. False where it has offered nothing: then only words can help. */
export async function askToInstall(): Promise<boolean> {
  const event = kept;
  if (!event) return false;
  kept = undefined; // one offer, one question
  await event.prompt();
  return true;
}
