import type { Problem } from '#schemas/base/json/problem.ts';
import { readDraftFile } from '#schemas/edges/preview/releaseFile.ts';
import { readJsonText } from '#schemas/base/json/readJsonText.ts';

/** As much as the server reads of a body. */
const MAX_BYTES = 256 * 1024;

export type ChosenFile =
  | { readonly state: 'tooLarge'; readonly name: string }
  | { readonly state: 'broken'; readonly name: string; readonly problems: readonly Problem[] }
  | {
      readonly state: 'readable';
      readonly name: string;
      readonly content: Readonly<Record<string, unknown>>;
      /** The merchant whose release it is. */
      readonly from: string;
      /** What will have to be repaired in the draft, and what of the file is not taken over. */
      readonly problems: readonly Problem[];
    };

/** Checks a file as the server will, before anything is sent. */
export async function readChosenFile(file: File, merchantCode: string): Promise<ChosenFile> {
  const { name, size } = file;
  if (size > MAX_BYTES) return { state: 'tooLarge', name };
  const json = readJsonText(await file.text());
  const read = json.ok ? readDraftFile(json.value, merchantCode) : json;
  if (!json.ok || !read.ok) return { state: 'broken', name, problems: read.ok ? [] : read.problems };
  const { from, problems } = read.value;
  // What `readDraftFile` has accepted is an object.
  return { state: 'readable', name, content: json.value as Readonly<Record<string, unknown>>, from, problems };
}
