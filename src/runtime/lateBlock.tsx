import { lazy } from 'react';
import type { BlockType } from '#schemas/blockSchemas.ts';
import { letWait, wakePart } from '#src/lib/lateParts.ts';
import { type AnyBlock, loadBlock, loadedBlock } from '#src/registry/loadBlock.ts';

const late = new Map<BlockType, Promise<AnyBlock>>();

/** Lets the code of blocks wait that the server drew where nobody looks yet. */
export function letBlocksWait(types: readonly BlockType[]): void {
  for (const type of types) {
    if (!loadedBlock(type))
      late.set(
        type,
        letWait(type, () => loadBlock(type).finally(() => late.delete(type))),
      );
  }
}

/** The code of a block that waits, once it is wanted. */
export const codeOfLateBlock = (type: BlockType): Promise<AnyBlock> | undefined => late.get(type);

/**
 * A block whose code comes later. React first tries to take over the server's HTML and leaves it as it is while the code is
 * missing. It tries again only when something changed around the block, and then it has to follow.
 */
export function lateBlock(type: BlockType, code: Promise<AnyBlock>): AnyBlock {
  const Block = lazy(async () => ({ default: await code }));
  let isSecondTry = false;
  return function LateBlock(props) {
    if (isSecondTry) void wakePart(type);
    isSecondTry = true;
    return <Block {...props} />;
  };
}
