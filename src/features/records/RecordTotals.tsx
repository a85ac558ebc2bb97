import { Amount } from './Amount.tsx';
import styles from './RecordTotals.module.css';

interface RecordTotalsProps {
  readonly title: string;
  /** Sums with labels, and whether they are gains or losses. Sums that the platform does not report are left out. */
  readonly items: readonly { readonly label: string; readonly value: number | undefined; readonly signed?: boolean }[];
}

/** Sums of all rows of the request, not of the page that is shown. */
export const RecordTotals = ({ title, items }: RecordTotalsProps) => (
  <section className={styles.root} aria-label={title}>
    <dl className={styles.items}>
      {items.map(({ label, value, signed = false }) =>
        value === undefined ? null : (
          <div key={label} className={styles.item}>
            <dt>{label}</dt>
            <dd>
              <Amount value={value} signed={signed} />
            </dd>
          </div>
        ),
      )}
    </dl>
  </section>
);
