import type { BlockType } from '#schemas/declare/blocks/blocks.ts';
import type { DataContext, ReadBlockData } from '#src/site/ReadBlockData.ts';
import { blockData } from './generated/blockData.ts';

/** Reads all data of a placed block. The block shows failures itself, so nothing is thrown from here. */
export async function readBlockData(
  type: BlockType,
  props: Readonly<Record<string, unknown>>,
  context: DataContext,
): Promise<void> {
  // Sound because the props of a site's block have passed the schema of its type.
  const read = blockData[type] as ReadBlockData<Readonly<Record<string, unknown>>> | undefined;
  await read?.(props, context).catch(() => undefined); // the read that failed stays unanswered: its block says so
}
