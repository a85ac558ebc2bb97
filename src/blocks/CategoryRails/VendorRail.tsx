import { Link } from 'react-router-dom';
import type { RailCategory } from '#schemas/gameCategories.ts';
import type { Vendor } from '#src/features/games/railCategories.ts';
import { VendorMark } from '#src/features/games/VendorMark.tsx';
import { vendorPath } from '#src/lib/paths.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Rail } from '#src/ui/Rail/Rail.tsx';
import styles from './VendorRail.module.css';

interface VendorRailProps {
  readonly code: RailCategory;
  readonly vendors: readonly Vendor[];
  readonly inView: number;
}

/** Vendors of a category as cards: mark, name, and the category's drawing behind them. */
export const VendorRail = ({ code, vendors, inView }: VendorRailProps) => (
  <Rail inView={inView}>
    {vendors.map((vendor, index) => (
      <li key={vendor.vassalage}>
        <Link className={styles.card} to={vendorPath(vendor.vassalage)} data-tile={(index % 4) + 1}>
          <Icon name={code} size={84} className={styles.drawing} />
          <VendorMark {...vendor} />
          <span className={styles.name} dir="auto" aria-hidden="true">
            {vendor.displayName}
          </span>
        </Link>
      </li>
    ))}
  </Rail>
);
