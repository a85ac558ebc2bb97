import { dequal } from 'dequal/lite';
import { isObject } from '../../base/json/isObject.ts';

type Block = Readonly<Record<string, unknown>> & { readonly id: string };

/** Blocks by their id, in order; nothing for a list that holds anything else, or an id twice. */
function readBlocks(list: unknown): ReadonlyMap<string, Block> | undefined {
  if (!Array.isArray(list)) return undefined;
  const blocks = list.filter((block): block is Block => isObject(block) && typeof block['id'] === 'string');
  const byId = new Map(blocks.map((block) => [block.id, block]));
  return byId.size === list.length ? byId : undefined;
}

/** The value of the side that changed it; nothing when both did, each in its own way. */
function pick<T>(base: T, theirs: T, mine: T): { readonly value: T } | undefined {
  if (dequal(theirs, mine) || dequal(theirs, base)) return { value: mine };
  return dequal(mine, base) ? { value: theirs } : undefined;
}

/** Inserts the ids that exist on one side only after the id that they follow on that side. */
function withAdded(order: readonly string[], side: readonly string[]): string[] {
  const result = [...order];
  side.forEach((id, place) => {
    if (result.includes(id)) return;
    const before = side.slice(0, place).findLast((other) => result.includes(other));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
  });
  return result;
}

/**
 * Merges two versions of a region's blocks by block: added, removed, changed and moved blocks of both sides are taken over. Undefined when both
 * changed the same block, or moved blocks differently. Our own, because libraries merge lists by index or by text, and blocks have ids.
 */
export function mergeBlocks(base: unknown, theirs: unknown, mine: unknown): Block[] | undefined {
  const [before, other, own] = [readBlocks(base), readBlocks(theirs), readBlocks(mine)];
  if (!before || !other || !own) return undefined;
  const merged = new Map<string, Block>();
  for (const id of new Set([...before.keys(), ...other.keys(), ...own.keys()])) {
    const block = pick(before.get(id), other.get(id), own.get(id));
    if (block === undefined) return undefined;
    if (block.value !== undefined) merged.set(id, block.value);
  }
  const stayed = (side: ReadonlyMap<string, Block>) =>
    [...side.keys()].filter((id) => before.has(id) && other.has(id) && own.has(id));
  const order = pick(stayed(before), stayed(other), stayed(own));
  if (order === undefined) return undefined;
  const isLeft = (id: string) => merged.has(id);
  return withAdded(withAdded(order.value, [...own.keys()].filter(isLeft)), [...other.keys()].filter(isLeft)).flatMap(
    (id) => merged.get(id) ?? [],
  );
}
