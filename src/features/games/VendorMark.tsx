import { useSiteState } from '#src/site/siteContext.ts';
import { LazyImage } from '#src/ui/LazyImage/LazyImage.tsx';
import { vendorMarkUrl } from './pictures.ts';
import type { Vendor } from './railCategories.ts';
import styles from './VendorMark.module.css';

/** A vendor's mark in the colour of the look. Its name is always there to be heard, and seen when there is no picture. */
export function VendorMark({ vassalage, displayName }: Vendor) {
  const theme = useSiteState((state) => state.theme);
  return (
    <span className={styles.root}>
      <LazyImage src={vendorMarkUrl(vassalage, theme)} width={96} height={40} alt="" />
      <span className={styles.name} dir="auto">
        {displayName}
      </span>
    </span>
  );
}
