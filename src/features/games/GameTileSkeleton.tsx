import styles from './GameTile.module.css';
import type { TileFormat } from './GameTile.tsx';
import { useSite } from '#src/site/siteContext.ts';

/** The outline of a game that is on its way, exactly as large as the game will be. */
export function GameTileSkeleton({ format }: { readonly format?: TileFormat | undefined }) {
  const { tiles } = useSite().site.theme;
  return (
    <span className={styles.root} aria-hidden="true">
      <span className={styles.frame} data-look={tiles} data-format={format} data-waiting="">
        <span className={styles.art} />
        <span className={styles.name} />
      </span>
    </span>
  );
}
