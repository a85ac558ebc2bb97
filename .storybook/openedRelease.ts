import { readReleaseFile } from '#schemas/edges/preview/releaseFile.ts';
import type { Result } from '#schemas/base/json/problem.ts';
import { readJsonText } from '#schemas/base/json/readJsonText.ts';
import type { Release } from '#schemas/declare/release/release.schema.ts';

/** The brand of the toolbar that is the release of the opened file. */
export const OPENED = 'opened';

/** Toolbar and stories are different pages of one origin: this is where they share the file. */
const KEY = 'livery.storybook.release';

/** Reads a file that the tool has exported, or a release of `templates/`, under the merchant's own code. */
function readFile(text: string): Result<Release> {
  const json = readJsonText(text);
  const read = json.ok ? readReleaseFile(json.value, '') : json;
  if (!read.ok) return read;
  const { release, from } = read.value;
  return { ok: true, value: { ...release, template: { ...release.template, merchantCode: from } } };
}

/** Keeps the text of a file for stories, unless it holds no release. */
export function keepRelease(text: string): Result<Release> {
  const read = readFile(text);
  if (read.ok) localStorage.setItem(KEY, text);
  return read;
}

/** The release that was opened last; nothing where none was. */
export function openedRelease(): Release | undefined {
  const read = readFile(localStorage.getItem(KEY) ?? '');
  return read.ok ? read.value : undefined;
}
