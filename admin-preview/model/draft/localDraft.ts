import { isObject } from '#schemas/base/json/isObject.ts';
import { readJson } from '#schemas/base/json/readJson.ts';
import { localStore, sessionStore } from '#src/lib/browserStorage.ts';
import { mergeUndisputed } from '#schemas/release/merge/mergeThreeWay.ts';

/** Edits that are not saved on the server yet, stored in the browser until they are. */
export interface LocalDraft {
  readonly document: unknown;
  /** Draft revision of the server that the edits were based on. */
  readonly revision: number;
  /** What the server held then, as far as it is known. */
  readonly base?: unknown;
}

export interface LocalDraftStore {
  /** What earlier visits left behind: this tab's own edits, else the newest, and with them what others add without dispute. */
  read(): LocalDraft | undefined;
  store(draft: LocalDraft): void;
  /** The server has everything: removes what was stored and read here, and nothing that another tab has written since. */
  forget(): void;
}

interface Entry extends LocalDraft {
  readonly key: string;
  readonly text: string;
  readonly atMs: number;
}

const TAB = 'livery.tab';
let tab: string | undefined;

/** This tab's name. It outlives a reload, and a duplicated tab gets one of its own: it is only stored while no page is open. */
function tabName(): string {
  if (tab !== undefined) return tab;
  const name = sessionStore.get(TAB) ?? Math.random().toString(36).slice(2);
  sessionStore.remove(TAB);
  addEventListener('pagehide', () => sessionStore.set(TAB, name));
  addEventListener('pageshow', () => sessionStore.remove(TAB));
  tab = name;
  return name;
}

/** An unreadable entry is as good as none. */
function readEntry(key: string): Entry | undefined {
  const text = localStore.get(key);
  const read = text === null ? undefined : readJson(text);
  if (text === null || !read?.ok || !isObject(read.value)) return undefined;
  const { document, revision, base, atMs } = read.value;
  if (!isObject(document) || typeof revision !== 'number' || typeof atMs !== 'number') return undefined;
  return { key, text, document, revision, base, atMs };
}

/** What another tab added to the same revision, laid under mine; nothing when the two dispute a setting. */
function combined(mine: LocalDraft, other: LocalDraft): LocalDraft | undefined {
  if (other.revision !== mine.revision || other.base === undefined) return undefined;
  const both = mergeUndisputed(other.base, other.document, mine.document);
  return both && { ...mine, document: both.merged };
}

/**
 * Where the edits of one merchant's draft wait in this browser. Every tab has a place of its own: two of them without a
 * connection do not write over each other.
 */
export function openLocalDraft(merchantCode: string): LocalDraftStore {
  const prefix = `livery.draft.${merchantCode}.`;
  const own = prefix + tabName();
  const mine = new Map<string, string>();

  return {
    read() {
      const entries = localStore
        .keys()
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => readEntry(key) ?? [])
        .toSorted((a, b) => Number(b.key === own) - Number(a.key === own) || b.atMs - a.atMs);
      let found: LocalDraft | undefined;
      for (const entry of entries) {
        const next: LocalDraft | undefined = found === undefined ? entry : combined(found, entry);
        if (next === undefined) continue; // waits for the next visit, when this one has been settled
        found = next;
        mine.set(entry.key, entry.text);
      }
      return found && { document: found.document, revision: found.revision, base: found.base };
    },
    store(draft) {
      const text = JSON.stringify({ ...draft, atMs: Date.now() });
      localStore.set(own, text);
      mine.set(own, text);
    },
    forget() {
      for (const [key, text] of mine) if (localStore.get(key) === text) localStore.remove(key);
      mine.clear();
    },
  };
}
