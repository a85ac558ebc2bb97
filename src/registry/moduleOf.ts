import type { BlockType } from '#schemas/declare/blocks/blocks.ts';

/** Source module of a block, as the build's manifest names it: the server finds the block's styles by it. */
export function moduleOf(type: BlockType): string {
  const name = type.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `src/blocks/${name}/${name}.tsx`;
}
