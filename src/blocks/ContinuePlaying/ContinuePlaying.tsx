import type { ContinuePlayingProps } from './block.ts';
import { GameTile } from '#src/features/games/GameTile.tsx';
import { gameKey, useRecentGames } from '#src/features/games/useGames.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Rail } from '#src/ui/Rail/Rail.tsx';
import { SectionHeading } from '#src/ui/SectionHeading/SectionHeading.tsx';
import styles from './ContinuePlaying.module.css';

/** The member's last games. Renders nothing without games, so that the lobby does not begin with an empty box. */
export function ContinuePlaying({ count, inView }: ContinuePlayingProps) {
  const t = useText();
  const { site } = useSite();
  const games = useRecentGames(count).data?.list ?? [];
  if (games.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="continue-title">
      <SectionHeading id="continue-title" title={t('games.continue')} icon="play" look={site.theme.headings} />
      <Rail label={t('games.continue')} inView={inView}>
        {games.map((game) => (
          <GameTile key={gameKey(game)} game={game} />
        ))}
      </Rail>
    </section>
  );
}
