import { isObject } from '#schemas/base/json/isObject.ts';
import { readJson } from '#schemas/base/json/readJson.ts';

/** Telegram's answer in the fragment: fields as JSON in base64, or `false` when the player cancelled. */
const TELEGRAM = /^#tgAuthResult=([\w+/=-]*)/;

function decode(base64: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    const json = readJson(new TextDecoder().decode(bytes));
    return json.ok ? json.value : undefined;
  } catch {
    return undefined; // no base64: as good as no answer
  }
}

/** The provider's answer as one query: Telegram's fields are merged with those of the address. */
export function returnedQuery({ search, hash }: Pick<Location, 'search' | 'hash'>): string {
  const [, result] = TELEGRAM.exec(hash) ?? [];
  if (result === undefined) return search;
  const query = new URLSearchParams(search);
  const fields = decode(result);
  if (isObject(fields)) for (const [name, value] of Object.entries(fields)) query.set(name, String(value));
  else query.set('error', 'access_denied');
  return `?${query.toString()}`;
}
