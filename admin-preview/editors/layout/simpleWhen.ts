import type { When } from '#schemas/declare/release/layout.schema.ts';
import type { Audience } from '#schemas/declare/names/visitor.ts';

/** A condition as the tool edits it: who, in which language, with which switch on. Empty parts do not limit. */
export interface SimpleWhen {
  readonly audience: readonly Audience[];
  readonly language: readonly string[];
  readonly switch: string;
}

export const EVERYBODY: SimpleWhen = { audience: [], language: [], switch: '' };

/** Reads a condition, or nothing when it says more than the tool can edit. */
export function readSimpleWhen(when: When | undefined): SimpleWhen | undefined {
  if (when === undefined) return EVERYBODY;
  if ('audience' in when) return { ...EVERYBODY, audience: when.audience };
  if ('language' in when) return { ...EVERYBODY, language: when.language };
  if ('switch' in when) return { ...EVERYBODY, switch: when.switch };
  if (!('all' in when)) return undefined;
  return when.all.reduce<SimpleWhen | undefined>((whole, part) => {
    const read = 'all' in part ? undefined : readSimpleWhen(part);
    if (!whole || !read) return undefined;
    // The same kind twice means both must hold, which one list cannot say.
    const isTwice =
      (whole.audience.length > 0 && read.audience.length > 0) ||
      (whole.language.length > 0 && read.language.length > 0) ||
      (whole.switch !== '' && read.switch !== '');
    if (isTwice) return undefined;
    return {
      audience: [...whole.audience, ...read.audience],
      language: [...whole.language, ...read.language],
      switch: whole.switch || read.switch,
    };
  }, EVERYBODY);
}

/** The inverse of `readSimpleWhen`. Nothing chosen is not a condition. */
export function writeSimpleWhen({ audience, language, switch: name }: SimpleWhen): When | undefined {
  const parts: When[] = [
    ...(audience.length > 0 ? [{ audience }] : []),
    ...(language.length > 0 ? [{ language }] : []),
    ...(name === '' ? [] : [{ switch: name }]),
  ];
  return parts.length > 1 ? { all: parts } : parts[0];
}
