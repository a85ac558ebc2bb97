import styles from './CountryFlag.module.css';

/** A country's flag, decoration beside its name. Loads when it comes near; until then, and for an unknown one, a plain plate. */
export const CountryFlag = ({ code }: { readonly code: string | undefined }) => (
  <span className={styles.root}>
    {code === undefined ? null : (
      <img key={code} className={styles.picture} src={`/country/${code}.svg`} alt="" width={24} height={16} loading="lazy" />
    )}
  </span>
);
