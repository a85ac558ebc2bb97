import { keysOf } from '#schemas/base/json/problem.ts';
import { type FrameMarks, NO_MARKS, frameMarksSchema } from '#schemas/edges/preview/frameParts.schema.ts';
import { registerFields } from '#schemas/declare/register/registerSettings.schema.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import type { ResolvedSite } from '#schemas/release/resolve/resolveSite.ts';
import { factsOf } from '#src/forms/fieldKinds.ts';
import { settingAt } from '#schemas/declare/settings/settings.ts';
import { blocksUsing } from './usedIn.ts';

const HEX = /^#[0-9a-f]{6}$/i;
const { blocks: mostBlocks, texts: mostTexts } = frameMarksSchema.properties;

function valuesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [];
}

/** By what a page's parts are known that a setting shows in. */
export function marksOf(pointer: string, { site, full }: Pick<ResolvedSite, 'site' | 'full'>): FrameMarks {
  const [root, part, name = ''] = keysOf(pointer);
  const field = root === 'registerSettings' && part === 'fields' ? registerFields.find((known) => known === name) : undefined;
  if (field) return { ...NO_MARKS, fields: [factsOf(field).inputName] };
  const values = valuesIn(valueAt(full, pointer)).filter((value) => value !== '');
  const widget = root === 'template' && part !== 'layout' ? settingAt(pointer)?.widget : undefined;
  return {
    ...NO_MARKS,
    blocks: blocksUsing(pointer, site)
      .map((block) => block.pointer)
      .slice(0, mostBlocks.maxItems),
    colours: widget === 'colour' ? values.filter((value) => HEX.test(value)).map((value) => value.toLowerCase()) : [],
    pictures: widget === 'image' ? values : [],
    texts: widget === 'texts' || widget === 'text' ? values.slice(0, mostTexts.maxItems) : [],
  };
}
