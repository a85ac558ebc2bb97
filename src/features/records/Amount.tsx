import { money } from '#src/lib/format/money.ts';
import { useCurrency, useLocale } from '#src/site/siteContext.ts';
import styles from './Amount.module.css';

interface AmountProps {
  readonly value: number;
  /** A gain or a loss: with its sign, and in the colour of it. */
  readonly signed?: boolean;
}

const signOf = (value: number, signed: boolean) => (value < 0 ? '−' : signed && value > 0 ? '+' : '');
const toneOf = (value: number) => (value > 0 ? 'gain' : value < 0 ? 'loss' : undefined);

/** A sum of money, in the reader's notation and with the platform's sign. */
export function Amount({ value, signed = false }: AmountProps) {
  const locale = useLocale();
  const currency = useCurrency();
  return (
    <bdi className={styles.root} data-tone={signed ? toneOf(value) : undefined}>
      {signOf(value, signed)}
      {money(Math.abs(value), locale, currency)}
    </bdi>
  );
}
