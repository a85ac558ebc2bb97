import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PAGE_PREFIX } from '#schemas/declare/names/earlyPaths.ts';
import { isHomePath, opensOverHome } from '#schemas/declare/pages/addresses.ts';
import type { SportsEventsProps } from './block.ts';
import { lazyExtra, lazyPage } from '#src/site/lazyPart.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { useHasComeNear } from '#src/ui/useHasComeNear.ts';

const Matches = lazyExtra(async () => (await import('./Matches.tsx')).Matches, lazyPage);

const E_SPORTS = ['ESPORTS'] as const;

/** As high as what will be in it, with its heading, so that nothing moves when it comes. In the shell's markup: a style sheet for one value costs home more. */
function reservedSize({ count, chips, design, totals }: SportsEventsProps): string {
  if (design === 'table') return `calc(88px + ${count * 5.9}rem)`;
  const fixed = (chips ? 88 : 36) + 6;
  const card = `(4.75rem + ${totals ? 138 : 90}px)`;
  return `calc(${fixed}px + ${card} * ${design === 'cards' ? 1 : `${count} / var(--grid-scale)`})`;
}

/** Where matches are shown: home, or the category of a list, by its address or the merchant's default. */
function usePlace(): string | undefined {
  const { pathname, search } = useLocation();
  const types: Readonly<Record<string, string>> = useSite().site.behaviour.lobby.gridTypes;
  if (isHomePath(pathname) || opensOverHome(pathname)) return 'home';
  return new URLSearchParams(search).get('gameType') ?? types[pathname.replace(PAGE_PREFIX, '')];
}

/** Matches with their odds. What is in it is loaded when it comes near the screen; until then its height is kept free. */
export function SportsEvents(props: SportsEventsProps) {
  const place = usePlace();
  const root = useRef<HTMLDivElement>(null);
  const isNear = useHasComeNear(root);
  if (place !== 'home' && place !== 'SPORTS' && place !== 'ESPORTS') return null;
  return (
    <div ref={root} style={{ minBlockSize: reservedSize(props) }}>
      {isNear ? <Matches {...props} sports={place === 'ESPORTS' ? E_SPORTS : props.sports} isOnHome={place === 'home'} /> : null}
    </div>
  );
}
