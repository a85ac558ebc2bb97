import type { SportsEvent } from '#schemas/declare/platform/sports.schema.ts';
import { hashOf } from '#src/lib/hashOf.ts';
import { useImages } from '#src/site/images.ts';
import { LazyImage } from '#src/ui/LazyImage/LazyImage.tsx';
import styles from './SideMark.module.css';

/** The mark of a side; without one, its first letter on a colour of its own. */
export function SideMark({ side: { name, markUrl } }: { readonly side: SportsEvent['home'] }) {
  const images = useImages();
  return (
    <span className={styles.root} style={{ '--turn': `${hashOf(name) % 360}deg` }} aria-hidden="true">
      {markUrl === undefined ? (
        <span>{name.slice(0, 1)}</span>
      ) : (
        <LazyImage src={images.game(markUrl)} width={24} height={24} alt="" />
      )}
    </span>
  );
}
