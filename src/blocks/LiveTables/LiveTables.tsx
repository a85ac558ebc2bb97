import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isHomePath, opensOverHome, paths } from '#schemas/declare/pages/addresses.ts';
import type { LiveTablesProps } from './block.ts';
import { lazyExtra, lazyPage } from '#src/site/lazyPart.tsx';
import { useHasComeNear } from '#src/ui/useHasComeNear.ts';

const Tables = lazyExtra(async () => (await import('./Tables.tsx')).Tables, lazyPage);

/** Pages that list live games only, besides the page of all games. */
const LIVE_PAGES: readonly string[] = [paths.live, paths.roulette, paths.baccarat];

/** As high as what will be in it, with its heading, so that nothing moves when it comes. In the shell's markup: a style sheet for one value costs home more. */
const reservedSize = ({ count, design }: LiveTablesProps): string =>
  design === 'list'
    ? `calc(36px + ${count * 6.25}rem / var(--grid-scale))`
    : 'calc(min(100vw, var(--page-width)) * 0.33 / var(--row-scale) + 4.15rem + 56px)';

/** Live tables with what goes on at them. What is in it is loaded when it comes near the screen; until then its height is kept free. */
export function LiveTables(props: LiveTablesProps) {
  const { pathname, search } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const isNear = useHasComeNear(root);
  const isOnHome = isHomePath(pathname) || opensOverHome(pathname);
  const isLive =
    LIVE_PAGES.includes(pathname) || (pathname === paths.gameList && new URLSearchParams(search).get('gameType') === 'LIVE');
  if (!isOnHome && !isLive) return null;
  return (
    <div ref={root} style={{ minBlockSize: reservedSize(props) }}>
      {isNear ? <Tables {...props} isOnHome={isOnHome} /> : null}
    </div>
  );
}
