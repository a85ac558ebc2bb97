import { GameTile } from '#src/features/games/GameTile.tsx';
import { GameTileSkeleton } from '#src/features/games/GameTileSkeleton.tsx';
import { useRead } from '#src/site/useRead.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { TileCaption } from './TileCaption.tsx';
import styles from './GameWindow.module.css';
import { type PagedRead, gamesOf } from './pagedReads.ts';
import { type GridShape, columnOf } from './windowOf.ts';

interface PageTilesProps {
  readonly read: PagedRead;
  readonly page: number;
  readonly shape: GridShape;
  readonly total: number;
  /** It is the first one drawn: its first game keeps its column. */
  readonly isFirst: boolean;
}

/** The games of one page as cells of the list's grid: outlines until they are here. */
export function PageTiles({ read, page, shape, total, isFirst }: PageTilesProps) {
  const { data, error, mutate } = useRead(read.call, read.paramsOf(page));
  const start = (page - 1) * shape.pageSize;
  const count = Math.min(shape.pageSize, total - start);
  if (error && !data) {
    return (
      <li className={styles.broken}>
        <ErrorState of={`${start + 1}–${start + count}`} onRetry={() => void mutate()} />
      </li>
    );
  }
  const games = data && gamesOf(data);
  return Array.from({ length: games?.length ?? count }, (_cell, offset) => {
    const index = start + offset;
    const game = games?.[offset];
    const isLarge = index < shape.large;
    const begins = index === shape.large || (isFirst && offset === 0);
    const column = begins ? columnOf(index, shape) * (isLarge ? 4 : 12 / shape.inRow) + 1 : undefined;
    return (
      <li
        key={index}
        className={styles.cell}
        data-large={isLarge || undefined}
        data-usual={isLarge ? undefined : ''}
        data-captioned={shape.captions}
        style={column === undefined ? undefined : { gridColumnStart: column }}
        aria-setsize={total}
        aria-posinset={index + 1}
      >
        {game ? <GameTile game={game} /> : <GameTileSkeleton />}
        {game && shape.captions ? <TileCaption game={game} /> : null}
        {!game && shape.captions ? <span className={styles.caption} /> : null}
      </li>
    );
  });
}
