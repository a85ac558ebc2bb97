import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './StampRow.module.css';

/** A card has no more fields than fit in two lines on the smallest phone. */
const MOST_FIELDS = 10;

interface StampRowProps {
  readonly done: number;
  readonly needed: number;
  readonly label: string;
  readonly text: string;
}

/** Progress as stamps on a card: one for each step, or for a tenth of many steps. */
export function StampRow({ done, needed, label, text }: StampRowProps) {
  const value = Math.min(1, done / needed);
  const fields = Math.min(MOST_FIELDS, Math.ceil(needed));
  const stamped = Math.floor(value * fields + 1e-9); // 3 of 10 is a little less than 0.3
  return (
    <div
      className={styles.root}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100)}
      aria-valuetext={text}
    >
      {Array.from({ length: fields }, (_field, index) => (
        <span key={index} className={styles.field} data-stamped={index < stamped || undefined}>
          {index < stamped ? <Icon name="success" size={16} /> : null}
        </span>
      ))}
    </div>
  );
}
