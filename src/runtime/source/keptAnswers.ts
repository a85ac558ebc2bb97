import { localStore } from '#src/lib/browserStorage.ts';
import type { SiteAnswers } from './httpSource.ts';

/** Each host is a merchant of its own (BOOT-13). */
const keyOf = () => `livery.template.${location.host}`;

/** The answers of the last start at this host; undefined when there was none. They are judged like fresh ones. */
export function keptAnswers(): SiteAnswers | undefined {
  const text = localStore.get(keyOf());
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as SiteAnswers; // our own record; a damaged one fails where the site is made from it
  } catch {
    return undefined;
  }
}

export const keepAnswers = (answers: SiteAnswers): void => localStore.set(keyOf(), JSON.stringify(answers));
