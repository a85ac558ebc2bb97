import { checkGuard } from '#schemas/release/guards/checkGuard.ts';
import { hiddenReason } from '#schemas/judge/entries/hiddenReason.ts';
import { type PlacedEntry, placedEntries } from '#schemas/judge/entries/placedEntries.ts';
import type { SwitchPart } from '#schemas/judge/entries/switchParts.ts';
import { guardOf } from '#schemas/release/guards/guardOf.ts';
import { pointerTo } from '#schemas/base/json/problem.ts';
import { type Region, regions } from '#schemas/declare/names/regions.ts';
import type { Circumstances } from '#schemas/release/resolve/evaluateWhen.ts';
import type { FullRelease } from '#schemas/release/resolve/resolveSite.ts';
import type { SiteBlock } from '#schemas/release/resolve/site.ts';
import { type Audience, audiences, sampleVisitor } from '#schemas/declare/names/visitor.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { blockTitle, regionTitle } from '#texts/tool/settingTitle.ts';
import { seenAt, seenScreens } from '../frame/frameScreens.ts';
import { type Looking, type Reason, blockReasons, entryName, entryReasons } from '../frame/hiddenParts.ts';

/** What one kind of visitor sees of a block or an entry: it, or the reasons why not. */
export interface AudienceCell {
  readonly audience: Audience;
  readonly reasons: readonly Reason[];
  /** An entry is hidden with its block, whose row says why. */
  readonly isWithBlock?: boolean;
}

/** A placed block, or an entry of the block before it. */
export interface AudienceRow {
  /** By which an address leads to it. */
  readonly id: string;
  readonly isEntry: boolean;
  readonly name: string;
  /** The name with those of all around it: other places may have a row of the same name. */
  readonly place: string;
  readonly cells: readonly AudienceCell[];
}

/** The blocks of a region and their entries. */
export interface AudienceGroup {
  readonly region: Region;
  readonly rows: readonly AudienceRow[];
}

/** What is looked at. */
export interface Matrix {
  readonly full: FullRelease;
  readonly t: ToolTranslator;
  /** All but the visitor. */
  readonly circumstances: Omit<Circumstances, 'visitor' | 'props'>;
}

/** The same release as each kind of visitor looks at it. */
const viewsOf = ({ full, t, circumstances }: Matrix) =>
  audiences.map((audience) => ({
    audience,
    looking: { full, t, circumstances: { ...circumstances, visitor: sampleVisitor[audience] }, isOfMany: true },
  }));

const isShown = ({ reasons }: AudienceCell): boolean => reasons.length === 0;

/** How an address of this section names a row: by the block's pointer, and the entry's name behind it. */
const rowAt = ({ pointer }: SiteBlock, entry?: PlacedEntry): string =>
  entry === undefined ? pointer : `${pointer}${pointerTo(entry.group, entry.name)}`;

/** Why a visitor does not get to the page that a region fills. Regions of home are for all. */
function pageReasons(region: Region, { t, circumstances: { site, visitor } }: Looking): Reason[] {
  const { behaviour } = site;
  const { path } = seenScreens[seenAt(region)];
  const guard = guardOf(path.split('?')[0] ?? '', behaviour.gates);
  const verdict = guard === undefined ? 'allowed' : checkGuard(guard, visitor, behaviour);
  if (verdict === 'allowed') return [];
  const at = pointerTo('template', 'behaviour', 'gates', 'pages');
  return [{ at, text: t(verdict === 'login' ? 'audiences.login' : 'audiences.refused') }];
}

function ownReasons(region: Region, placed: SiteBlock, looking: Looking): Reason[] {
  const { pointer, block } = placed;
  const reason = hiddenReason(region, placed, looking.circumstances);
  return reason === undefined ? [] : blockReasons({ pointer, block, reason }, placed, looking);
}

function rowsOf(
  region: Region,
  placed: SiteBlock,
  views: readonly { audience: Audience; looking: Looking }[],
  { t, circumstances }: Matrix,
): AudienceRow[] {
  const whole = views.map(({ audience, looking }) => {
    const page = pageReasons(region, looking);
    return { audience, reasons: page.length > 0 ? page : ownReasons(region, placed, looking) };
  });
  const name = blockTitle(t, placed.block);
  const place = [...new Set([regionTitle(t, region), name])].join(' › ');
  const entries = placedEntries(placed, circumstances.site).map((entry): AudienceRow => ({
    id: rowAt(placed, entry),
    isEntry: true,
    name: entryName(t, entry, placed.block),
    place: `${place} › ${entryName(t, entry, placed.block)}`,
    // What a hidden block holds is hidden with it.
    cells: views.map(({ audience, looking }, index) => {
      const outside = whole[index]?.reasons ?? [];
      return outside.length > 0
        ? { audience, reasons: outside, isWithBlock: true }
        : { audience, reasons: entryReasons(entry, placed, looking) };
    }),
  }));
  return [{ id: rowAt(placed), isEntry: false, name, place, cells: whole }, ...entries];
}

/** The row of a placed block, or of one of its entries. */
export function audienceRow({ region, placed, entry }: SwitchPart, matrix: Matrix): AudienceRow | undefined {
  const id = rowAt(placed, entry);
  return rowsOf(region, placed, viewsOf(matrix), matrix).find((row) => row.id === id);
}

/** Who sees what a row is about. */
export const audiencesOf = ({ cells }: AudienceRow): Audience[] => cells.filter(isShown).map(({ audience }) => audience);

/** Every placed block and every entry of one, by region, with what each kind of visitor sees of it. */
export function audienceMatrix(matrix: Matrix): AudienceGroup[] {
  const views = viewsOf(matrix);
  return regions
    .map((region) => ({
      region,
      rows: matrix.circumstances.site.layout[region].flatMap((placed) => rowsOf(region, placed, views, matrix)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Which rows are listed. */
export const audienceFilters = ['all', 'differs', 'hidden'] as const;
export type AudienceFilter = (typeof audienceFilters)[number];

const fits: Readonly<Record<AudienceFilter, (row: AudienceRow) => boolean>> = {
  all: () => true,
  differs: ({ cells }) => cells.some(isShown) && !cells.every(isShown),
  hidden: ({ cells }) => !cells.some(isShown),
};

/** The rows that fit a filter and hold a text in their name or a reason, with the blocks that they are in. */
export function filteredGroups(groups: readonly AudienceGroup[], filter: AudienceFilter, search: string): AudienceGroup[] {
  const wanted = search.trim().toLocaleLowerCase();
  const isFound = ({ name, cells }: AudienceRow) =>
    [name, ...cells.flatMap(({ reasons }) => reasons.map(({ text }) => text))].some((text) =>
      text.toLocaleLowerCase().includes(wanted),
    );
  return groups
    .map(({ region, rows }) => {
      const found = new Set(rows.filter((row) => fits[filter](row) && isFound(row)));
      const blockOf = (index: number) => rows.slice(0, index + 1).findLast(({ isEntry }) => !isEntry);
      const blocks = new Set(rows.flatMap((row, index) => (found.has(row) ? (blockOf(index) ?? []) : [])));
      return { region, rows: rows.filter((row) => found.has(row) || blocks.has(row)) };
    })
    .filter(({ rows }) => rows.length > 0);
}

/** The reasons of a row that are its own, each once, with the audiences that it holds for. */
export function reasonsByAudience({
  cells,
}: AudienceRow): { readonly reason: Reason; readonly audiences: readonly Audience[] }[] {
  const byText = new Map<string, { reason: Reason; audiences: Audience[] }>();
  for (const { audience, reasons, isWithBlock } of cells) {
    if (isWithBlock) continue;
    for (const reason of reasons) {
      const known = byText.get(reason.at + reason.text);
      if (known) known.audiences.push(audience);
      else byText.set(reason.at + reason.text, { reason, audiences: [audience] });
    }
  }
  return [...byText.values()];
}
