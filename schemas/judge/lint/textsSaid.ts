import { conditionsIn } from '../entries/entries.ts';
import { placedEntries } from '../entries/placedEntries.ts';
import { conditionOf } from '../entries/isOffered.ts';
import { formOf } from '../../declare/languages/numberForms.ts';
import { pointerTo } from '../../base/json/problem.ts';
import { type Circumstances, evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import type { Site, SiteBlock } from '../../release/resolve/site.ts';
import { blocksUsingText } from './soleReaders.ts';
import { type FindingCode, found } from '../findings/findings.ts';
import { isMergedWithPreset } from './isMergedWithPreset.ts';
import type { LintRule } from '../findings/LintRule.ts';
import { everybody, viewsOf } from '../findings/views.ts';

/** The entry that a text is the name of: its key begins with the group of the entry. */
function entryOf(key: string): { readonly group: string; readonly name: string } | undefined {
  const [group = '', ...rest] = key.split('.');
  const name = rest.join('.');
  const isKnown = Object.hasOwn(conditionsIn(group), name);
  return isKnown ? { group, name } : undefined;
}

/** Whether a placed block may use the name of an entry for a visitor: it has no list of such entries, or shows this one. */
function mayName(
  { group, name }: { group: string; name: string },
  placed: SiteBlock,
  site: Site,
  views: readonly Circumstances[],
) {
  const listed = placedEntries(placed, site).filter((entry) => entry.group === group);
  if (listed.length === 0) return true;
  const whens = listed.filter((entry) => entry.name === name).map(({ when }) => when);
  return views
    .map((view) => ({ ...view, props: placed.props }))
    .filter((view) => evaluateWhen(placed.when, view) && evaluateWhen(conditionOf(placed.block), view))
    .some((view) => whens.some((when) => evaluateWhen(when, view)));
}

/** Texts that the merchant changes although no placed block uses them, or the entries that they name are hidden from everyone. */
export const textsSaid: LintRule = ({ site, provenance }) => {
  if (!isMergedWithPreset(provenance)) return [];
  const all = Object.values(site.layout).flat();
  const views = viewsOf(site, everybody);

  function faultOf(key: string, blocks: readonly string[]): FindingCode | undefined {
    const saying = all.filter(({ block }) => blocks.includes(block));
    if (saying.length === 0) return 'text.notSaid';
    const entry = entryOf(key);
    if (entry === undefined || saying.some((placed) => mayName(entry, placed, site, views))) return undefined;
    return 'text.entryHidden';
  }
  return site.languages.flatMap((language) =>
    Object.keys(site.strings[language] ?? {}).flatMap((key) => {
      const pointer = pointerTo('template', 'strings', language, key);
      const base = formOf(key)?.base ?? key;
      const blocks = provenance[pointer] === 'merchant' ? blocksUsingText.get(base) : undefined;
      const fault = blocks && faultOf(base, blocks);
      if (fault === undefined) return [];
      return [found(fault, pointer, fault === 'text.notSaid' ? { blocks } : {}, { op: 'remove', pointer })];
    }),
  );
};
