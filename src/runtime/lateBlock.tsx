import { lazy } from 'react';
import type { AnyBlock } from '#src/registry/loadBlock.ts';
import { wakePart } from '#src/site/lateParts.ts';

/**
 * A block whose code comes later. React first tries to take over the server's HTML and leaves it as it is while the code is
 * missing. It tries again only when something changed around the block, and then it has to follow.
 */
export function lateBlock(type: string, code: Promise<AnyBlock>): AnyBlock {
  const Block = lazy(async () => ({ default: await code }));
  let isSecondTry = false;
  return function LateBlock(props) {
    if (isSecondTry) void wakePart(type);
    isSecondTry = true;
    return <Block {...props} />;
  };
}
