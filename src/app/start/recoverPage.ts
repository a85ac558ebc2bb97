import { sessionStore } from '#src/lib/browserStorage.ts';

/** Names the boot script whose page was loaded again. */
const RECOVERED = 'recoveredFrom';

/** Whether the page of this build is recovered for the first time, as far as the browser remembers: it must not load for ever. */
function isFirstTry(): boolean {
  const build = document.querySelector<HTMLScriptElement>('script[data-chunks]')?.src ?? '';
  if (sessionStore.get(RECOVERED) === build) return false;
  sessionStore.set(RECOVERED, build);
  return sessionStore.get(RECOVERED) === build;
}

/** Whether our server answers with this page now; if not, the cached copy stays. */
async function isServed(): Promise<boolean> {
  const response = await fetch(location.href, { cache: 'no-store' });
  return response.ok && (await response.text()).includes('id="boot"');
}

/** Empties the worker's caches and loads the page again, once: something in them keeps the page from becoming interactive. */
export async function recoverPage(): Promise<void> {
  if (!navigator.serviceWorker?.controller || !(await isServed()) || !isFirstTry()) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  location.reload();
}
