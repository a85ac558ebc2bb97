import { useTexts } from '#src/i18n/TextContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './CountryButton.module.css';
import { CountryFlag } from './CountryFlag.tsx';
import { type Country, countryNames } from './searchCountries.ts';

interface CountryButtonProps {
  /** Undefined while the countries load. */
  readonly country: Country | undefined;
  readonly onPress: (() => void) | undefined;
}

/** Flag and dialling code of the chosen country. */
export function CountryButton({ country, onPress }: CountryButtonProps) {
  const { t, language } = useTexts();
  const words = country ? `${countryNames(language)(country)} +${country.dialingCode}` : '';
  return (
    <button
      type="button"
      className={styles.root}
      disabled={onPress === undefined}
      aria-haspopup="dialog"
      aria-label={`${t('field.dialingCode')} ${words}`.trim()}
      // Server and browser may know different editions of a country's name.
      suppressHydrationWarning
      onClick={onPress}
    >
      <CountryFlag country={country} />
      <span className={styles.code}>+{country?.dialingCode}</span>
      <Icon name="down" size={16} className={styles.mark} />
    </button>
  );
}
