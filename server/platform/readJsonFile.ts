import { readFileSync } from 'node:fs';
import { readJsonText } from '#schemas/base/json/readJsonText.ts';

/** The JSON in a file that the environment names; undefined if it cannot be read or is not JSON. The caller reports the error. */
export function readJsonFile(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
  const json = readJsonText(text);
  return json.ok ? json.value : undefined;
}
