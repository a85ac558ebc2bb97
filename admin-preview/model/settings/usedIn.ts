import { settingsDeciding } from '#schemas/judge/entries/dependencies.ts';
import { keysOf } from '#schemas/base/json/problem.ts';
import type { Site, SiteBlock } from '#schemas/release/resolve/site.ts';
import { measuredUse, textAt } from './measuredUse.ts';
import { readingAt } from '#schemas/declare/settings/settings.ts';

/** The blocks that read a setting, one of a group of settings, or a text. */
function readersOf(pointer: string): ReadonlySet<string> {
  const setting = readingAt(pointer);
  const text = textAt(pointer);
  const isMeant = (each: string) => each === setting || each.startsWith(`${pointer}/`);
  return new Set(
    measuredUse.flatMap(({ blocks, settings, texts }) =>
      (text === undefined ? settings.some(isMeant) : texts.includes(text)) ? blocks : [],
    ),
  );
}

/** The settings outside the layout that a block reads, the most specific first: those that the fewest other blocks read. */
export const settingsReadBy = (block: string): string[] =>
  measuredUse
    .filter(({ blocks }) => blocks.includes(block))
    .toSorted((a, b) => a.blocks.length - b.blocks.length)
    .flatMap(({ settings }) => settings);

/** The placed blocks that a setting affects: those that read it, and those that it shows or hides, whole or in part. */
export function blocksUsing(pointer: string, site: Site): SiteBlock[] {
  const all = Object.values(site.layout).flat();
  const [root, part, region, index] = keysOf(pointer);
  if (root === 'template' && part === 'layout') {
    const at = `/template/layout/${region ?? ''}`;
    return all.filter((each) => (index === undefined ? each.pointer.startsWith(`${at}/`) : each.pointer === `${at}/${index}`));
  }
  const readers = readersOf(pointer);
  return all.filter((placed) => readers.has(placed.block) || settingsDeciding(placed, site).includes(pointer));
}
