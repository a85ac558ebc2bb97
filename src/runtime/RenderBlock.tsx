import { Suspense, lazy, useEffect, useMemo, useRef, useState } from 'react';
import type { BlockType } from '#schemas/blockSchemas.ts';
import type { SiteBlock } from '#schemas/resolve/site.ts';
import { blocks } from '#src/registry/blocks.ts';
import { type AnyBlock, loadBlock, loadedBlock } from '#src/registry/loadBlock.ts';
import { useSite } from '#src/site/siteContext.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import { BlockFault } from './BlockFault.tsx';
import { RouteFault } from './RouteFault.tsx';
import { codeOfLateBlock, lateBlock } from './lateBlock.tsx';
import { watchPlace } from './latePlaces.ts';
import styles from './RenderBlock.module.css';

interface RenderBlockProps {
  readonly placed: SiteBlock;
  readonly type: BlockType;
  /** It is what the address shows, so it cannot be left out. */
  readonly isPage: boolean;
}

function componentOf(type: BlockType): AnyBlock {
  const late = codeOfLateBlock(type);
  return loadedBlock(type) ?? (late ? lateBlock(type, late) : lazy(async () => ({ default: await loadBlock(type) })));
}

/** One block in its own boundary: at once if its code is here, else after loading, with its space kept free. */
export function RenderBlock({ placed, type, isPage }: RenderBlockProps) {
  const [attempt, setAttempt] = useState(0);
  // oxlint-disable-next-line react/exhaustive-deps -- another attempt asks for the code anew
  const Block = useMemo(() => componentOf(type), [type, attempt]);
  const { mode } = useSite();
  const fault = (error: unknown) =>
    isPage && mode === 'live' ? (
      <RouteFault onRetry={() => setAttempt(attempt + 1)} />
    ) : (
      <BlockFault placed={placed} error={error} />
    );
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? watchPlace(place.current, type) : undefined), [type]);
  const space = { '--reserved-height': `${blocks[type].reservedHeightPx}px` };
  return (
    <div ref={place} className={styles.place} data-pointer={mode === 'preview' ? placed.pointer : undefined}>
      <BlockBoundary key={`${attempt} ${JSON.stringify(placed.props)}`} fault={fault}>
        <Suspense fallback={<div className={styles.space} style={space} aria-hidden="true" />}>
          <Block {...placed.props} />
        </Suspense>
      </BlockBoundary>
    </div>
  );
}
