import { readFileSync } from 'node:fs';
import type { SingleSignOn } from '#schemas/api/signOn.schema.ts';
import { createReader } from '#schemas/createReader.ts';
import { singleSignOn } from '#schemas/generated/serverFiles.js';
import { readJson } from '#schemas/readJson.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Keys of providers must not be read by others on the way. */
function isSafeIssuer(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.includes(url.hostname));
}

const read = createReader<SingleSignOn>(singleSignOn);

/** Reads the file on single sign-on; undefined when it cannot be read or holds anything else. */
export function readSingleSignOn(path: string): SingleSignOn | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return undefined; // the caller says what is wrong with the path
  }
  const json = readJson(text);
  const settings = json.ok ? read(json.value) : json;
  return settings.ok && isSafeIssuer(settings.value.issuer) ? settings.value : undefined;
}
