import { reloadOnce } from './reloadOnce.ts';
import { leavePage, ignoreUnload } from './ignoreUnload.ts';

/** Files of the build that are here, or on their way. */
const files = new Map<string, Promise<void>>();

/** Loads the page again for a file, if it has not done so before; settles only when the page stays. */
const leaveFor = (address: string): Promise<void> => leavePage(() => reloadOnce(address));

/** Brings a file into the browser's cache. */
async function fetchFile(address: string): Promise<void> {
  const { status } = await ignoreUnload(async () => {
    const response = await fetch(address);
    await response.arrayBuffer(); // until then it is not in the cache
    return response;
  }).catch((cause: unknown) => {
    throw new TypeError(`${address} did not load`, { cause });
  });
  // A newer deployment has removed the file: only the page of the newer build can go on.
  if (status === 404 || status === 410) await leaveFor(address);
  if (status !== 200) throw new TypeError(`${address} did not load: ${status}`);
}

/** Appends a style sheet to the page, after the present ones. */
export async function appendSheet(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new TypeError(`${address} did not load`)));
  });
  document.head.append(link);
  await ignoreUnload(() => loaded);
}

async function addSheet(address: string): Promise<void> {
  // The style sheets of a page of our server are one file, whose name contains all of theirs.
  if (document.querySelector(`link[rel="stylesheet"][href*="${address.slice('/assets/'.length, -'.css'.length)}"]`)) return;
  await fetchFile(address);
  await appendSheet(address);
}

/**
 * Downloads a file of the build. After a failure the next call tries again.
 *
 * @param address Path of a script or a style sheet, immutable by the hash in its name.
 */
export function download(address: string): Promise<void> {
  let file = files.get(address);
  if (!file) {
    file = (address.endsWith('.css') ? addSheet : fetchFile)(address).catch((error: unknown) => {
      files.delete(address);
      throw error;
    });
    files.set(address, file);
  }
  return file;
}

/**
 * Runs a dynamic import of the build once all its files are loaded: the build calls this for every `import()` (vite.config.ts).
 *
 * A browser that failed to load a module answers each later import of it with the same failure until the page is reloaded (docs/browsers.md). A
 * failed download is not cached, so every retry is a real one.
 *
 * @public
 * @param load The import itself.
 * @param paths Files that it needs, including its own, without the leading slash.
 * @throws TypeError when a file cannot be loaded now.
 */
export async function loadCode<T>(load: () => Promise<T>, paths: readonly string[] = []): Promise<T> {
  await Promise.all(paths.map((path) => download(`/${path}`)));
  try {
    return await ignoreUnload(load);
  } catch (error) {
    // The browser may have lost a file between download and import, and would fail for it from now on.
    if (error instanceof TypeError) await leaveFor(paths[0] ?? '');
    throw error;
  }
}
