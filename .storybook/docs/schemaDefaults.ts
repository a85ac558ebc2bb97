import { type BlockType, blocks } from '#schemas/declare/blocks/blocks.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { defaultsOf } from '#schemas/release/resolve/defaults.ts';

/** Settings of a block that nobody has set. */
export function schemaDefaults(block: BlockType): Readonly<Record<string, unknown>> {
  const defaults = defaultsOf(blocks[block].schema);
  return isObject(defaults) ? defaults : {};
}
