import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './Heart.module.css';

/** The drawing of a heart, on a disc that stands out from any picture. */
export const Heart = ({ isFull }: { readonly isFull: boolean }) => (
  <span className={styles.disc} data-on={isFull || undefined}>
    <Icon name={isFull ? 'heartFull' : 'heart'} size={16} />
  </span>
);
