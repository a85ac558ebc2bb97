import { dequal } from 'dequal/lite';
import { keysOf, pointerTo } from '#schemas/base/json/problem.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';

const LAYOUT = pointerTo('template', 'layout');

/** For each block of a region that could be read, where it is in the draft's list. Nothing where the two lists do not fit. */
function placesOf(region: string, draft: unknown, shown: unknown): number[] | undefined {
  const [drafted, read] = [draft, shown].map((layer) => valueAt(layer, LAYOUT + pointerTo(region)));
  if (!Array.isArray(drafted) || !Array.isArray(read)) return undefined;
  const list: readonly unknown[] = drafted;
  const places: number[] = [];
  for (const block of read) {
    const place = list.findIndex((drawn, at) => at > (places.at(-1) ?? -1) && dequal(drawn, block));
    if (place < 0) return undefined;
    places.push(place);
  }
  return places;
}

/** The same pointer with another place in its region. `found` says which; nothing when there is none. */
function moved(pointer: string, found: (region: string, index: number) => number | undefined): string | undefined {
  const [root, part, region, index, ...rest] = keysOf(pointer);
  if (root !== 'template' || part !== 'layout' || region === undefined || index === undefined) return pointer;
  const place = found(region, Number(index));
  return place === undefined ? undefined : LAYOUT + pointerTo(region, place, ...rest);
}

/** Pointer in the draft for a pointer in the resolved release, which leaves unreadable blocks out. */
export const placeInDraft = (pointer: string, draft: unknown, shown: unknown): string =>
  moved(pointer, (region, index) => placesOf(region, draft, shown)?.[index]) ?? pointer;

/** Pointer in the resolved release for a pointer in the draft; undefined for an unreadable block. */
export const placeOnShow = (pointer: string, draft: unknown, shown: unknown): string | undefined =>
  moved(pointer, (region, index) => {
    const places = placesOf(region, draft, shown);
    const place = places?.indexOf(index) ?? index;
    return place < 0 ? undefined : place;
  });

/** Whether the draft itself, and not the preset, has the block that a pointer leads to or into. */
export const hasBlockAt = (draft: unknown, pointer: string): boolean =>
  valueAt(draft, pointerTo(...keysOf(pointer).slice(0, 4))) !== undefined;
