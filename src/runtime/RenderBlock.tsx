import { Suspense, lazy, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BlockType } from '#schemas/blockSchemas.ts';
import type { SiteBlock } from '#schemas/resolve/site.ts';
import { blocks } from '#src/registry/blocks.ts';
import { type AnyBlock, loadBlock, loadedBlock } from '#src/registry/loadBlock.ts';
import type { SiteValue } from '#src/site/siteContext.ts';
import { ErrorBoundary } from '#src/lib/ErrorBoundary.tsx';
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
  readonly mode: SiteValue['mode'];
}

function componentOf(type: BlockType): AnyBlock {
  const late = codeOfLateBlock(type);
  return loadedBlock(type) ?? (late ? lateBlock(type, late) : lazy(async () => ({ default: await loadBlock(type) })));
}

interface TakenOverProps {
  /** Told when the server's HTML of the place has been taken over. */
  readonly onTakenOver: () => void;
}

function TakenOver({ onTakenOver }: TakenOverProps) {
  useEffect(onTakenOver, [onTakenOver]);
  return null;
}

interface FaultProps extends Omit<RenderBlockProps, 'type'>, TakenOverProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

function Fault({ placed, isPage, mode, error, onRetry, onTakenOver }: FaultProps) {
  useEffect(onTakenOver, [onTakenOver]);
  return isPage && mode === 'live' ? <RouteFault onRetry={onRetry} /> : <BlockFault placed={placed} error={error} />;
}

/**
 * One block in its own boundary: at once if its code is here, else after loading, with its space kept free. Drawn anew only
 * when it changed itself: drawing it while it still shows the server's HTML throws that away, an open menu with it.
 */
export const RenderBlock = memo(function RenderBlock({ placed, type, isPage, mode }: RenderBlockProps) {
  const [attempt, setAttempt] = useState(0);
  // oxlint-disable-next-line react/exhaustive-deps -- another attempt asks for the code anew
  const Block = useMemo(() => componentOf(type), [type, attempt]);
  const place = useRef<HTMLDivElement>(null);
  const isTakenOver = useRef(false);
  const stopWatching = useRef<() => void>(undefined);
  const onTakenOver = useCallback(() => {
    isTakenOver.current = true;
    stopWatching.current?.();
  }, []);
  useEffect(() => {
    if (place.current && !isTakenOver.current) stopWatching.current = watchPlace(place.current, type);
    return () => stopWatching.current?.();
  }, [type]);
  const fault = (error: unknown) => (
    <Fault
      placed={placed}
      isPage={isPage}
      mode={mode}
      error={error}
      onRetry={() => setAttempt(attempt + 1)}
      onTakenOver={onTakenOver}
    />
  );
  const space = { '--reserved-height': `${blocks[type].reservedHeightPx}px` };
  return (
    <div ref={place} className={styles.place} data-pointer={mode === 'preview' ? placed.pointer : undefined}>
      <ErrorBoundary key={`${attempt} ${JSON.stringify(placed.props)}`} fault={fault}>
        <Suspense fallback={<div className={styles.space} style={space} aria-hidden="true" />}>
          <Block {...placed.props} />
          <TakenOver onTakenOver={onTakenOver} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
});
