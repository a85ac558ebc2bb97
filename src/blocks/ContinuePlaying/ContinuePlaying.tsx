import { useEffect, useState } from 'react';
import type { ContinuePlayingProps } from './block.ts';
import { GameTile } from '#src/features/games/GameTile.tsx';
import { GameTileSkeleton } from '#src/features/games/GameTileSkeleton.tsx';
import { gameKey, useRecentGames } from '#src/features/games/useGames.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { hasPlayedBefore } from '#src/site/hasPlayedBefore.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { Rail } from '#src/ui/Rail/Rail.tsx';
import { SectionHeading } from '#src/ui/SectionHeading/SectionHeading.tsx';
import styles from './ContinuePlaying.module.css';

/**
 * The member's last games, and their outlines while they are awaited. Renders nothing without games, so that the lobby does not begin with an
 * empty box. Games that nobody expected have no place on a lobby that is being looked at, because all below would be pushed down: they come when
 * it is drawn next.
 */
export function ContinuePlaying({ count, inView }: ContinuePlayingProps) {
  const t = useText();
  const { site, store, mode } = useSite();
  const { data, error } = useRecentGames(count);
  const games = data?.list;
  const isAwaited = useSiteState(hasPlayedBefore);
  const [isLate, setIsLate] = useState(false);
  if (mode === 'live' && games?.length && !isAwaited && !isLate) setIsLate(true);
  const hasPlayed = games && games.length > 0;
  useEffect(() => {
    if (hasPlayed !== undefined) store.setState({ hasPlayed });
  }, [hasPlayed, store]);
  if (isLate || (games ? !hasPlayed : !isAwaited || error !== undefined)) return null;
  return (
    <section className={styles.root} aria-labelledby="continue-title" aria-busy={!games}>
      <SectionHeading id="continue-title" title={t('games.continue')} icon="play" look={site.theme.headings} />
      <Rail label={t('games.continue')} inView={inView}>
        {games
          ? games.map((game) => <GameTile key={gameKey(game)} game={game} />)
          : Array.from({ length: Math.ceil(inView) }, (_tile, index) => <GameTileSkeleton key={index} />)}
      </Rail>
    </section>
  );
}
