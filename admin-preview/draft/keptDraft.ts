import { isObject } from '#schemas/isObject.ts';
import { readJson } from '#schemas/readJson.ts';
import { localStore } from '#src/lib/browserStorage.ts';

/** Edits that the server has not got, kept in the browser until it has. */
export interface KeptDraft {
  readonly document: unknown;
  /** Draft revision of the server that the edits were based on. */
  readonly revision: number;
  /** What the server held then, as far as it is known. */
  readonly base?: unknown;
}

const keyOf = (merchantCode: string) => `livery.draft.${merchantCode}`;

/** What an earlier visit left behind, or nothing. An unreadable entry is as good as none. */
export function readKept(merchantCode: string): KeptDraft | undefined {
  const text = localStore.get(keyOf(merchantCode));
  const read = text === null ? undefined : readJson(text);
  if (!read?.ok || !isObject(read.value)) return undefined;
  const { document, revision, base } = read.value;
  return isObject(document) && typeof revision === 'number' ? { document, revision, base } : undefined;
}

export const keep = (merchantCode: string, kept: KeptDraft): void => localStore.set(keyOf(merchantCode), JSON.stringify(kept));

export const forget = (merchantCode: string): void => localStore.remove(keyOf(merchantCode));
