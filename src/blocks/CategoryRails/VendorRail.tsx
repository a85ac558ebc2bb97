import type { RailCategory } from '#schemas/gameCategories.ts';
import { VendorCard } from '#src/features/games/VendorCard.tsx';
import type { Vendor } from '#src/features/games/railCategories.ts';
import { Rail } from '#src/ui/Rail/Rail.tsx';

interface VendorRailProps {
  readonly code: RailCategory;
  readonly vendors: readonly Vendor[];
  readonly inView: number;
}

/** Vendors of a category as cards. */
export const VendorRail = ({ code, vendors, inView }: VendorRailProps) => (
  <Rail inView={inView}>
    {vendors.map((vendor, index) => (
      <li key={vendor.vassalage}>
        <VendorCard vendor={vendor} code={code} index={index} />
      </li>
    ))}
  </Rail>
);
