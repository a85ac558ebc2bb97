import type { HotGamesProps } from './block.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { GameTile } from '#src/features/games/GameTile.tsx';
import { gameKey, useHotGames } from '#src/features/games/useGames.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useSite } from '#src/site/siteContext.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Link } from '#src/lib/Link.tsx';
import { SectionHeading } from '#src/ui/SectionHeading/SectionHeading.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import styles from './HotGames.module.css';

/** The first game takes two columns and two rows. */
const LARGE_CELLS = 4;

/** Columns of the last row that the games leave free, all of them where the row is full. */
const freeColumns = (games: number, columns: number) => columns - ((LARGE_CELLS + games - 1) % columns);

/** On a wide screen so few games lie in one row, beside the first. */
const BESIDE = 4;

function Grid({ games, ranks, more }: { readonly games: readonly Game[]; readonly ranks: boolean; readonly more: boolean }) {
  const t = useText();
  return (
    <ul className={styles.grid} data-few={games.length <= BESIDE || undefined}>
      {games.map((game, index) => (
        <li key={gameKey(game)} className={index === 0 ? styles.large : undefined}>
          <GameTile game={game} rank={ranks ? index + 1 : undefined} format={index === 0 ? 'fill' : undefined} />
        </li>
      ))}
      {more ? (
        <li
          className={styles.rest}
          style={{
            '--free-of-six': games.length <= BESIDE ? BESIDE - games.length + 1 : freeColumns(games.length, 6),
            '--free-of-three': freeColumns(games.length, 3),
            '--free-of-two': freeColumns(games.length, 2),
          }}
        >
          <Link className={styles.more} to={paths.hotGames}>
            <span className={styles.moreIcon}>
              <Icon name="forward" size={22} />
            </span>
            {t('home.more')}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

/** The most played games: the first large, the rest in a grid, and a tile for more. */
export function HotGames({ count, ranks }: HotGamesProps) {
  const t = useText();
  const { site } = useSite();
  const { data: games, error, mutate } = useHotGames();
  return (
    <section id="hot" className={styles.root} aria-labelledby="hot-title">
      <SectionHeading id="hot-title" title={t('home.hot')} icon="hot" look={site.theme.headings} />
      {error ? <ErrorState of={t('home.hot')} onRetry={() => void mutate()} /> : null}
      {!error && !games ? <Skeleton shape="tiles" count={count + 1} /> : null}
      {games?.length === 0 ? <EmptyState text={t('ui.empty')} /> : null}
      {games && games.length > 0 ? <Grid games={games.slice(0, count)} ranks={ranks} more={games.length > count} /> : null}
    </section>
  );
}
