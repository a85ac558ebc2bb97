import type { FramePart } from '#schemas/edges/preview/frameParts.schema.ts';
import type { ResolvedSite } from '#schemas/release/resolve/resolveSite.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { blockTitle, settingTitle } from '#texts/tool/settingTitle.ts';

/** What a part of the page is called: as its block; outside blocks as the first setting behind it, where there is one. */
export function partName(
  t: ToolTranslator,
  part: FramePart,
  [first]: readonly string[],
  { site, full }: Pick<ResolvedSite, 'site' | 'full'>,
): string | undefined {
  const placed = Object.values(site.layout)
    .flat()
    .find(({ pointer }) => pointer === part.block);
  if (placed) return blockTitle(t, placed.block);
  return first === undefined ? undefined : settingTitle(t, first, full);
}
