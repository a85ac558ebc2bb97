import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { localStore } from '#src/lib/browserStorage.ts';

/** The answers that a page is made from, as the platform sent them. */
export interface SiteAnswers {
  readonly template: CallAnswer<'template'>;
  readonly settings: CallAnswer<'settings'>;
  readonly whitelabel: CallAnswer<'whitelabel'>;
  readonly registerSettings: CallAnswer<'registerSettings'>;
  /** Undefined if the platform did not report one. */
  readonly status: CallAnswer<'status'> | undefined;
}

/** Each host is a merchant of its own (BOOT-13); a path prefix is named by the page that the host serves. */
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
    return undefined; // a damaged record is ignored
  }
}

/** Stores the template of a page that our server has rendered (BOOT-05). Other answers stored by a start without our server stay. */
export const storeTemplate = (template: SiteAnswers['template']): void =>
  localStore.set(keyOf(), JSON.stringify({ ...storedAnswers(), template }));

export const storeAnswers = (answers: SiteAnswers): void => localStore.set(keyOf(), JSON.stringify(answers));
