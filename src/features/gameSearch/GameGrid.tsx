import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { gameKey } from '#src/features/games/useGames.ts';
import { GameCell } from './GameCell.tsx';
import styles from './GameWindow.module.css';
import { type GridShape, formatAt } from './windowOf.ts';

interface GameGridProps {
  readonly games: readonly Game[];
  readonly shape: Omit<GridShape, 'pageSize'>;
  readonly isMixed: boolean;
}

/** Games that are all here, laid out as in a list that is read by the page. */
export const GameGrid = ({ games, shape, isMixed }: GameGridProps) => (
  <ul className={styles.root} data-in-row={shape.inRow}>
    {games.map((game, index) => (
      <GameCell key={gameKey(game)} game={game} format={formatAt(index, shape)} isMixed={isMixed} />
    ))}
  </ul>
);
