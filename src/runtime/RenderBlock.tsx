import { Suspense, lazy, useMemo } from 'react';
import type { BlockType } from '#schemas/blockSchemas.ts';
import type { SiteBlock } from '#schemas/resolve/site.ts';
import { blocks } from '#src/registry/blocks.ts';
import { loadBlock, loadedBlock } from '#src/registry/loadBlock.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import { BlockFault } from './BlockFault.tsx';
import styles from './RenderBlock.module.css';

interface RenderBlockProps {
  readonly placed: SiteBlock;
  readonly type: BlockType;
}

/** One block in its own boundary: at once if its code is here, else after loading, with its space kept free. */
export function RenderBlock({ placed, type }: RenderBlockProps) {
  const Block = useMemo(() => loadedBlock(type) ?? lazy(async () => ({ default: await loadBlock(type) })), [type]);
  const space = { '--reserved-height': `${blocks[type].reservedHeightPx}px` };
  return (
    <BlockBoundary key={JSON.stringify(placed.props)} fault={(error) => <BlockFault placed={placed} error={error} />}>
      <Suspense fallback={<div className={styles.space} style={space} aria-hidden="true" />}>
        <Block {...placed.props} />
      </Suspense>
    </BlockBoundary>
  );
}
