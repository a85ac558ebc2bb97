import type { ComponentProps } from 'react';
import type { Game } from '#schemas/platform/games.schema.ts';
import { GameTile } from '#src/features/games/GameTile.tsx';
import { GameTileSkeleton } from '#src/features/games/GameTileSkeleton.tsx';
import styles from './GameWindow.module.css';
import { TileCaption } from './TileCaption.tsx';

interface GameCellProps extends ComponentProps<'li'> {
  /** Undefined while it is on its way: an outline of the same size. */
  readonly game: Game | undefined;
  readonly isLarge: boolean;
  readonly isMixed: boolean;
}

/** A game as an item of a list. */
export const GameCell = ({ game, isLarge, isMixed, ...item }: GameCellProps) => (
  <li {...item} className={styles.cell} data-large={isLarge || undefined}>
    {game ? <GameTile game={game} /> : <GameTileSkeleton />}
    {game ? <TileCaption game={game} isMixed={isMixed} /> : <span className={styles.caption} />}
  </li>
);
