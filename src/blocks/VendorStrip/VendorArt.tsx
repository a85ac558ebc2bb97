import type { Vendor } from '#src/features/games/railCategories.ts';
import { hashOf } from '#src/lib/hashOf.ts';
import { useImages } from '#src/site/images.ts';
import { LazyImage } from '#src/ui/LazyImage/LazyImage.tsx';
import { initialsOf } from './initialsOf.ts';
import { useLoadedPictures } from './useLoadedPictures.ts';
import styles from './VendorStrip.module.css';

export interface VendorArtProps {
  readonly vendor: Vendor;
  /** How many games it shows at most. */
  readonly most: number;
}

/** So many degrees lie between the outermost hues of vendors, the brand's own in the middle. */
const HUES = 160;

/** Pictures of a vendor's games beside or over its initials, on a colour of its own. */
export function VendorArt({ vendor: { vassalage, displayName }, most }: VendorArtProps) {
  const images = useImages();
  const pictures = useLoadedPictures(vassalage).slice(0, most);
  const turn = (hashOf(vassalage) % HUES) - HUES / 2;
  return (
    <span className={styles.art} style={{ '--turn': `${turn}deg` }} aria-hidden="true">
      {pictures.length < most ? <span className={styles.initials}>{initialsOf(displayName)}</span> : null}
      {pictures.map((picture) => (
        <span key={picture} className={styles.picture}>
          <LazyImage src={images.game(picture)} width={240} height={240} alt="" />
        </span>
      ))}
    </span>
  );
}
