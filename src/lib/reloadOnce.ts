import { sessionStore } from './browserStorage.ts';

/** Names the files that the page was loaded again for, with spaces between them. */
const RELOADED_FOR = 'reloadedFor';
/** When the page was last reloaded, in ms. One deployment removes many files, and one reload is enough for all of them. */
const RELOADED_AT = 'reloadedAt';
const NOT_AGAIN_WITHIN_MS = 20_000;

/** Stores the sheet whose code was loading; after the reload the page must become interactive by itself, to open the sheet again. */
export const OPENING_KEY = 'opening';

/**
 * Reloads the page, at the same place, because a file of its build is no longer available. Does nothing when that was tried for this file before
 * or for another one just now, or when the browser's storage is unavailable: the page must not reload for ever.
 *
 * @returns Whether the page is being reloaded.
 */
export function reloadOnce(file: string): boolean {
  const tried = sessionStore.get(RELOADED_FOR) ?? '';
  if (tried.split(' ').includes(file)) return false;
  const noted = `${tried} ${file}`;
  sessionStore.set(RELOADED_FOR, noted);
  if (sessionStore.get(RELOADED_FOR) !== noted) return false;
  if (Date.now() - Number(sessionStore.get(RELOADED_AT)) < NOT_AGAIN_WITHIN_MS) return false;
  sessionStore.set(RELOADED_AT, String(Date.now()));
  location.reload();
  return true;
}
