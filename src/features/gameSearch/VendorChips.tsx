import type { MouseEvent } from 'react';
import { useVendorStructure } from '#src/features/games/useGames.ts';
import { VendorMark } from '#src/features/games/VendorMark.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { vendorPath } from '#src/lib/gameAddresses.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Link } from '#src/lib/Link.tsx';
import styles from './VendorChips.module.css';
import { vendorChoices } from './filterChoices.ts';
import type { List } from './useList.ts';

/**
 * The vendors of a list as a row of logos. On the provider's page a tap selects the vendor in place, elsewhere it opens that page (PROV-02).
 * Both are links, so that they work without scripts.
 */
export function VendorChips({ list }: { readonly list: List }) {
  const t = useText();
  const { site } = useSite();
  const { data } = useVendorStructure();
  const { page, state, change } = list;
  const chosen = page.vendor ?? (state.vendors.length === 1 ? state.vendors[0] : undefined);
  const vendors = data ? vendorChoices(data, list, site) : [];
  if (vendors.length === 0) return null;

  const choose = (event: MouseEvent, vendor: string | null) => {
    if (!page.picksVendor) return;
    event.preventDefault();
    change({ type: 'vendor', vendor });
  };
  return (
    <nav className={styles.root} aria-label={t('home.vendors')}>
      {page.picksVendor ? (
        <Link
          className={styles.chip}
          to={paths.provider}
          replace
          aria-current={chosen === undefined ? 'true' : undefined}
          onClick={(event) => choose(event, null)}
        >
          {t('list.all')}
        </Link>
      ) : null}
      {vendors.map((vendor) => (
        <Link
          key={vendor.vassalage}
          className={styles.chip}
          to={vendorPath(vendor.vassalage)}
          aria-current={chosen === vendor.vassalage ? 'true' : undefined}
          onClick={(event) => choose(event, vendor.vassalage)}
        >
          <VendorMark {...vendor} />
        </Link>
      ))}
    </nav>
  );
}
