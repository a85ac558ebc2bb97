import type { ReleaseDocuments } from '#schemas/edges/api/releases.schema.ts';
import type { MerchantView } from '#schemas/edges/api/merchants.schema.ts';
import { type ChangeSentence, changeSentences } from '#texts/tool/changeSentences.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { bareRelease, resolveDraft } from '../../model/draft/resolveDraft.ts';

/** A sentence for each difference that a release made, read with today's presets: theirs are not stored. Nothing for the first release. */
export function releaseSentences(
  t: ToolTranslator,
  { document, before }: ReleaseDocuments,
  presets: MerchantView['presets'],
  live: MerchantView['live']['document'],
): readonly ChangeSentence[] {
  const full = (each: unknown) => resolveDraft(each, presets, bareRelease(live)).full;
  return before === null ? [] : changeSentences(t, full(before), full(document));
}
