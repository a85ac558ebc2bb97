import { isObject } from '#schemas/base/json/isObject.ts';
import { readJson } from '#schemas/base/json/readJson.ts';
import { localStore } from '#src/lib/browserStorage.ts';

const keyOf = (merchantCode: string) => `livery.waivers.${merchantCode}`;

/** Reasons that were given on an earlier visit and never reached the server. */
export function readWaivers(merchantCode: string): Readonly<Record<string, string>> {
  const text = localStore.get(keyOf(merchantCode));
  const read = text === null ? undefined : readJson(text);
  if (!read?.ok || !isObject(read.value)) return {};
  return Object.fromEntries(
    Object.entries(read.value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

export const storeWaivers = (merchantCode: string, waivers: Readonly<Record<string, string>>): void =>
  Object.keys(waivers).length === 0
    ? localStore.remove(keyOf(merchantCode))
    : localStore.set(keyOf(merchantCode), JSON.stringify(waivers));
