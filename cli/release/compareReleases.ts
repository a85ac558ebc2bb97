import { canonicalJson } from '#schemas/base/json/canonicalJson.ts';
import { readRelease } from '#schemas/release/read/readRelease.ts';
import { repairRelease } from '#schemas/release/read/repairRelease.ts';
import { type FullRelease, resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { type ChangeSentence, changeSentences } from '#texts/tool/changeSentences.ts';
import { inEnglish } from '#texts/tool/toolTranslator.ts';
import { Failure } from '../Failure.ts';
import { presets } from './presets.ts';

/** Whether two releases say the same, whatever the order of their keys and the shape that they were written in. */
export function isSame(one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((document) => {
    const read = readRelease(document);
    return canonicalJson(read.ok ? read.value : document);
  });
  return first === second;
}

/** A release over the preset of its version; parts at fault are left out, as players would see it. */
function fullOf(document: unknown, name: string): FullRelease {
  const { release } = repairRelease(document);
  if (release === undefined) throw new Failure('problems', `${name} holds nothing that can be used of a release.`);
  return resolveSite(release, presets[release.template.version]).full;
}

/** A release and what the command line calls it. */
export interface NamedRelease {
  readonly name: string;
  readonly document: unknown;
}

/** What differs for players and operators, in the sentences of the tool. What is inherited changes nothing, whether it is written down or not. */
export function compareReleases(before: NamedRelease, after: NamedRelease): ChangeSentence[] {
  return changeSentences(inEnglish, fullOf(before.document, before.name), fullOf(after.document, after.name));
}
