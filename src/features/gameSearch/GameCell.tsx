import type { ComponentProps } from 'react';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { GameTile } from '#src/features/games/GameTile.tsx';
import { GameTileSkeleton } from '#src/features/games/GameTileSkeleton.tsx';
import { useSite } from '#src/site/siteContext.ts';
import styles from './GameWindow.module.css';
import { TileCaption } from './TileCaption.tsx';

interface GameCellProps extends ComponentProps<'li'> {
  /** Undefined while it is on its way: an outline of the same size. */
  readonly game: Game | undefined;
  /** Undefined for the default format. */
  readonly format: 'row' | 'half' | undefined;
  readonly isMixed: boolean;
}

/** A game as an item of a list. */
export const GameCell = ({ game, format, isMixed, ...item }: GameCellProps) => (
  <li {...item} className={styles.cell} data-format={format} data-look={useSite().site.theme.tiles}>
    {game ? <GameTile game={game} format={format} /> : <GameTileSkeleton format={format} />}
    {game ? <TileCaption game={game} isMixed={isMixed} /> : <span className={styles.caption} />}
  </li>
);
