import { useImages } from '#src/site/images.ts';
import { LazyImage } from '#src/ui/LazyImage/LazyImage.tsx';
import type { Vendor } from './railCategories.ts';
import styles from './VendorMark.module.css';

/** A vendor's logo in the colours of the look. The name is always there for screen readers, and visible without a picture. */
export function VendorMark({ vassalage, displayName }: Vendor) {
  const images = useImages();
  return (
    <span className={styles.root}>
      <LazyImage src={images.vendor(vassalage)} width={96} height={40} alt="" />
      <span className={styles.name} dir="auto">
        {displayName}
      </span>
    </span>
  );
}
