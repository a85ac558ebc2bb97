import type { VendorStripProps } from './block.ts';
import { vendorsOf } from '#src/features/games/vendorsOf.ts';
import { useVendorStructure } from '#src/features/games/useGames.ts';
import { VendorMark } from '#src/features/games/VendorMark.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { vendorPath } from '#src/lib/gameAddresses.ts';
import { useSite } from '#src/site/siteContext.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Link } from '#src/lib/Link.tsx';
import { Rail } from '#src/ui/Rail/Rail.tsx';
import { SectionHeading } from '#src/ui/SectionHeading/SectionHeading.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { VendorArt } from './VendorArt.tsx';
import styles from './VendorStrip.module.css';

/** How many cards the width of a phone shows. */
const IN_VIEW = { logos: 3.3, posters: 2.6, tiles: 1.6 };

/** The vendors in a row; each opens the vendor's page. */
export function VendorStrip({ excludedPrefixes, excludedCategories, design }: VendorStripProps) {
  const t = useText();
  const { site } = useSite();
  const { data, error, mutate } = useVendorStructure();
  const vendors = data && vendorsOf(data, { prefixes: excludedPrefixes, categories: excludedCategories }, site);
  return (
    <section className={styles.root} data-look={design} aria-labelledby="vendors-title">
      <SectionHeading
        id="vendors-title"
        title={t('home.vendors')}
        icon="vendors"
        look={site.theme.headings}
        more={paths.provider}
      />
      {error ? <ErrorState of={t('home.vendors')} onRetry={() => void mutate()} /> : null}
      {!error && !vendors ? <Skeleton shape="chips" count={4} /> : null}
      {vendors?.length === 0 ? <EmptyState text={t('ui.empty')} /> : null}
      {vendors && vendors.length > 0 ? (
        <Rail label={t('home.vendors')} inView={IN_VIEW[design]}>
          {vendors.map((vendor) => (
            <Link key={vendor.vassalage} className={styles.chip} to={vendorPath(vendor.vassalage)}>
              {design === 'logos' ? (
                <VendorMark {...vendor} />
              ) : (
                <>
                  <VendorArt vendor={vendor} most={design === 'tiles' ? 3 : 1} />
                  <span className={styles.name} dir="auto">
                    {vendor.displayName}
                  </span>
                </>
              )}
            </Link>
          ))}
        </Rail>
      ) : null}
    </section>
  );
}
