import { type BlockType, regionsOf, blockTypes } from '#schemas/declare/blocks/blocks.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import type { PlacedBlock } from '#schemas/declare/release/layout.schema.ts';
import type { Region } from '#schemas/declare/names/regions.ts';

/** A block as a draft holds it. `block` and `id` are empty where the draft does not say. */
export interface DraftBlock {
  /** Unique in the region, even where ids repeat. */
  readonly rowId: string;
  readonly id: string;
  readonly block: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly when: PlacedBlock['when'];
  /** As it is in the draft. */
  readonly raw: unknown;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The blocks of a region, whatever is wrong with them: nothing is dropped. */
export function draftBlocks(value: unknown): DraftBlock[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const ids = list.map((raw) => (isObject(raw) ? text(raw['id']) : ''));
  return list.map((raw, index) => {
    const { block, props, when } = isObject(raw) ? raw : {};
    const id = ids[index] ?? '';
    const nth = ids.slice(0, index).filter((other) => other === id).length;
    return {
      rowId: `${id} ${nth}`,
      id,
      block: text(block),
      raw,
      props: isObject(props) ? props : {},
      when: isObject(when) ? (when as PlacedBlock['when']) : undefined, // checked by the schema; an odd one is shown as it is
    };
  });
}

/** An id that no other block of the region has. */
export function freeId(block: string, taken: readonly string[]): string {
  let number = 2;
  if (!taken.includes(block)) return block;
  while (taken.includes(`${block}-${number}`)) number += 1;
  return `${block}-${number}`;
}

/** Blocks that may be in a region. */
export const blocksFor = (region: Region): BlockType[] => blockTypes.filter((type) => regionsOf(type).includes(region));
