import { readFileSync } from 'node:fs';
import { readJsonText } from '#schemas/base/json/readJsonText.ts';

/** The JSON in a file that the environment names; undefined when it cannot be read or is none. The caller says what is wrong with the path. */
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
