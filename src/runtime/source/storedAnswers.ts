import { isObject } from '#schemas/base/json/isObject.ts';
import { localStore } from '#src/lib/browserStorage.ts';
import type { SiteAnswers } from './httpSource.ts';

/** Each host is a merchant of its own (BOOT-13); what comes before it is said by the page that the host serves. */
const keyOf = () => {
  const prefix = document.querySelector<HTMLMetaElement>('meta[name=storage-prefix]')?.content ?? 'livery.template.';
  return prefix + location.host;
};

/** The answers of the last start at this host; undefined when there was none. They are checked like fresh ones. */
export function storedAnswers(): SiteAnswers | undefined {
  const text = localStore.get(keyOf());
  if (text === null) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    return isObject(stored) && isObject(stored['template']) ? (stored as unknown as SiteAnswers) : undefined; // our own record
  } catch {
    return undefined; // a damaged record is none
  }
}

/**
 * Stores the template of a page that our server has drawn (BOOT-05). What a start without our server has stored of the others stays.
 */
export const storeTemplate = (template: SiteAnswers['template']): void =>
  localStore.set(keyOf(), JSON.stringify({ ...storedAnswers(), template }));

export const storeAnswers = (answers: SiteAnswers): void => localStore.set(keyOf(), JSON.stringify(answers));
