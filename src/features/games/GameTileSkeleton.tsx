import styles from './GameTile.module.css';
import { useSite } from '#src/site/siteContext.ts';

/** The outline of a game that is on its way, exactly as large as the game will be. */
export function GameTileSkeleton({ large = false }: { readonly large?: boolean }) {
  const { tiles } = useSite().site.theme;
  return (
    <span className={styles.root} aria-hidden="true">
      <span className={styles.frame} data-look={tiles} data-large={large || undefined} data-waiting="">
        <span className={styles.art} />
        <span className={styles.name} />
      </span>
    </span>
  );
}
