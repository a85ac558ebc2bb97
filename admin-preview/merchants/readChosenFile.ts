import type { Problem } from '#schemas/problem.ts';
import { readReleaseFile } from '#schemas/preview/releaseFile.ts';
import { readJson } from '#schemas/readJson.ts';

/** As much as the server reads of a body. */
const MAX_BYTES = 256 * 1024;

export type ChosenFile =
  | { readonly state: 'tooLarge'; readonly name: string }
  | { readonly state: 'broken'; readonly name: string; readonly problems: readonly Problem[] }
  | { readonly state: 'fine'; readonly name: string; readonly content: Readonly<Record<string, unknown>>; readonly from: string };

/** Checks a file as the server will, before anything is sent. */
export async function readChosenFile(file: File, merchantCode: string): Promise<ChosenFile> {
  const { name, size } = file;
  if (size > MAX_BYTES) return { state: 'tooLarge', name };
  const json = readJson(await file.text());
  const read = json.ok ? readReleaseFile(json.value, merchantCode) : json;
  if (!json.ok || !read.ok) return { state: 'broken', name, problems: read.ok ? [] : read.problems };
  // What `readReleaseFile` has accepted is an object.
  return { state: 'fine', name, content: json.value as Readonly<Record<string, unknown>>, from: read.value.from };
}
