import type { RailCategory } from '#schemas/declare/names/gameCategories.ts';
import { VendorCard } from '#src/features/games/VendorCard.tsx';
import type { Vendor } from '#src/features/games/railCategories.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Rail } from '#src/ui/Rail/Rail.tsx';

interface VendorRailProps {
  readonly code: RailCategory;
  readonly vendors: readonly Vendor[];
  readonly inView: number;
  /** How many cards a step moves. */
  readonly group: number;
  readonly isShort?: boolean;
}

/** Vendors of a category as cards. */
export const VendorRail = ({ code, vendors, inView, group, isShort = false }: VendorRailProps) => (
  <Rail label={useText()(`category.${code}`)} inView={inView} group={group} isShort={isShort}>
    {vendors.map((vendor, index) => (
      <VendorCard key={vendor.vassalage} vendor={vendor} code={code} index={index} />
    ))}
  </Rail>
);
