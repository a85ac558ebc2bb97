import { LazyImage } from '#src/ui/LazyImage/LazyImage.tsx';
import styles from './CountryFlag.module.css';
import type { Country } from './searchCountries.ts';

/** A country's flag, decorative next to its name. Loads when it comes near the screen; until then, and for an unknown one, a plain rectangle. */
export function CountryFlag({ country }: { readonly country: Country | undefined }) {
  const shipped = `/country/${country?.code}.svg`;
  return (
    <span className={styles.root}>
      {country === undefined ? null : (
        <LazyImage className={styles.picture} src={country.flag ?? shipped} fallback={shipped} alt="" width={24} height={16} />
      )}
    </span>
  );
}
