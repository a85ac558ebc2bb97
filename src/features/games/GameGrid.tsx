import type { Game } from '#schemas/platform/games.schema.ts';
import styles from './GameGrid.module.css';
import { GameTile } from './GameTile.tsx';
import { gameKey } from './useGames.ts';

interface GameGridProps {
  readonly games: readonly Game[];
  /** How many of the first are drawn large. */
  readonly large?: number;
}

/** Games in rows: three of the large ones, four of the others. */
export const GameGrid = ({ games, large = 0 }: GameGridProps) => (
  <ul className={styles.root}>
    {games.map((game, index) => (
      <li key={gameKey(game)} className={styles.cell} data-large={index < large || undefined}>
        <GameTile game={game} />
      </li>
    ))}
  </ul>
);
