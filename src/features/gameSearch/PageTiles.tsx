import { useRead } from '#src/site/useRead.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { GameCell } from './GameCell.tsx';
import styles from './GameWindow.module.css';
import { type PagedRead, gamesOf } from './pagedReads.ts';
import { type ScaledShape, trackOf, formatAt } from './windowOf.ts';

interface PageTilesProps {
  readonly read: PagedRead;
  readonly page: number;
  readonly shape: ScaledShape;
  readonly isMixed: boolean;
  readonly total: number;
  /** Whether it is the first rendered page: its first game keeps its column. */
  readonly isFirst: boolean;
}

/** The games of one page as cells of the list's grid; placeholders while they load. */
export function PageTiles({ read, page, shape, isMixed, total, isFirst }: PageTilesProps) {
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
    const format = formatAt(index, shape);
    const begins = index === shape.large || (isFirst && offset === 0);
    const track = begins ? trackOf(index, shape) : undefined;
    return (
      <GameCell
        key={index}
        game={games?.[offset]}
        format={format}
        isMixed={isMixed}
        data-usual={format ? undefined : ''}
        style={track === undefined ? undefined : { gridColumnStart: track }}
        aria-setsize={total}
        aria-posinset={index + 1}
      />
    );
  });
}
