import type { ReactNode } from 'react';
import { useSite } from '#src/site/siteContext.ts';
import styles from './BalanceCard.module.css';

interface BalanceCardProps {
  readonly children: ReactNode;
}

/** The ground of a balance in the merchant's look. Without a backdrop it is the brand's colour instead. */
export function BalanceCard({ children }: BalanceCardProps) {
  const { balance, backdrop } = useSite().site.theme;
  const ground = balance === 'picture' && backdrop === '' ? 'brand' : balance;
  return (
    <div className={styles.root} data-ground={ground === 'surface' ? undefined : ground}>
      {ground === 'picture' ? <img className={styles.picture} src={backdrop} alt="" /> : null}
      {children}
    </div>
  );
}
