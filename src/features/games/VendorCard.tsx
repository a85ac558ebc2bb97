import type { RailCategory } from '#schemas/declare/names/gameCategories.ts';
import { vendorPath } from '#src/lib/gameAddresses.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Link } from '#src/lib/Link.tsx';
import styles from './VendorCard.module.css';
import { VendorMark } from './VendorMark.tsx';
import type { Vendor } from './railCategories.ts';

interface VendorCardProps {
  readonly vendor: Vendor;
  /** The category whose drawing is the background. */
  readonly code: RailCategory;
  /** Place among its kind, for its colour. */
  readonly index: number;
}

/** A vendor as a card that leads to its page: mark, name, and the category's drawing behind them. */
export const VendorCard = ({ vendor, code, index }: VendorCardProps) => (
  <Link className={styles.card} to={vendorPath(vendor.vassalage)} data-tile={(index % 4) + 1}>
    <Icon name={code} size={84} className={styles.drawing} />
    <VendorMark {...vendor} />
    <span className={styles.name} aria-hidden="true" dir="auto">
      {vendor.displayName}
    </span>
  </Link>
);
