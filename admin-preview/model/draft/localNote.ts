import { localStore } from '#src/lib/browserStorage.ts';
import type { DraftStore } from './draftStore.ts';

const keyOf = (merchantCode: string) => `livery.note.${merchantCode}`;

/** What was typed about the next release on an earlier visit. */
export const readNote = (merchantCode: string): string => localStore.get(keyOf(merchantCode)) ?? '';

/** Stores the note in the browser until the release goes out; returns how to stop. */
export const startStoringNote = (merchantCode: string, store: DraftStore): (() => void) =>
  store.subscribe(({ note }, before) => {
    if (note === before.note) return;
    if (note === '') localStore.remove(keyOf(merchantCode));
    else localStore.set(keyOf(merchantCode), note);
  });
