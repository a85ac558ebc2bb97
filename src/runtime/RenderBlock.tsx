import { Suspense, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BlockType } from '#schemas/declare/blocks/blocks.ts';
import type { SiteBlock } from '#schemas/release/resolve/site.ts';
import type { AnyBlock } from '#src/registry/blocks.ts';
import type { SiteValue } from '#src/site/siteContext.ts';
import { ErrorBoundary } from '#src/lib/ErrorBoundary.tsx';
import { markHydrated, mayLoad } from '#src/lib/deferredHydration.ts';
import { BlockFault } from './BlockFault.tsx';
import { RouteFault } from './RouteFault.tsx';
import styles from './RenderBlock.module.css';

interface RenderBlockProps {
  readonly placed: SiteBlock;
  readonly type: BlockType;
  readonly block: AnyBlock;
  /** The block is the subject of the page, so it cannot be left out. */
  readonly isPage: boolean;
  readonly mode: SiteValue['mode'];
}

interface HydratedProps {
  readonly onHydrated: () => void;
}

/** Is behind a block in its boundary, so that its effect runs once the block is hydrated. */
function Hydrated({ onHydrated }: HydratedProps) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

interface FaultProps extends Omit<RenderBlockProps, 'type' | 'block'>, HydratedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

function Fault({ placed, isPage, mode, error, onRetry, onHydrated }: FaultProps) {
  useEffect(onHydrated, [onHydrated]);
  return isPage && mode === 'live' ? <RouteFault onRetry={onRetry} /> : <BlockFault placed={placed} error={error} />;
}

/**
 * One block in its own boundary: at once if its code is loaded, else afterwards, with its space reserved. Rendered again only when the block
 * itself changed: a render while it still shows the server's HTML throws that away, including an open menu.
 */
export const RenderBlock = memo(function RenderBlock({ placed, type, block, isPage, mode }: RenderBlockProps) {
  const [attempt, setAttempt] = useState(0);
  const Block = useMemo(
    () => block.code.component(() => mayLoad(type).then(block.code.preload)),
    // oxlint-disable-next-line react/exhaustive-deps -- another attempt asks for the code again
    [type, block, attempt],
  );
  const place = useRef<HTMLDivElement>(null);
  const onHydrated = useCallback(() => markHydrated(place.current), []);
  const fault = (error: unknown) => (
    <Fault
      placed={placed}
      isPage={isPage}
      mode={mode}
      error={error}
      onRetry={() => setAttempt(attempt + 1)}
      onHydrated={onHydrated}
    />
  );
  const { reservedHeightPx } = block;
  // An empty element would still be set off from its neighbours.
  const space =
    reservedHeightPx > 0 ? (
      <div className={styles.space} style={{ '--reserved-height': `${reservedHeightPx}px` }} aria-hidden="true" />
    ) : null;
  return (
    <div ref={place} className={styles.place} data-dehydrated="" data-pointer={mode === 'preview' ? placed.pointer : undefined}>
      <ErrorBoundary key={`${attempt} ${JSON.stringify(placed.props)}`} fault={fault}>
        <Suspense fallback={space}>
          <Block {...placed.props} />
          <Hydrated onHydrated={onHydrated} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
});
