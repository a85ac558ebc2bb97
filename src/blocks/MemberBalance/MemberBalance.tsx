import type { MemberBalanceProps } from '#schemas/blocks/memberBalance.schema.ts';
import { MoneyLinks } from '#src/features/payment/MoneyLinks.tsx';
import { BalanceWidget } from '#src/features/wallet/BalanceWidget.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import styles from './MemberBalance.module.css';

/** What the member has to play with (WAL-02), and the ways in and out. */
export function MemberBalance({ actions }: MemberBalanceProps) {
  const t = useText();
  return (
    <div className={styles.root}>
      <BalanceWidget name={t('header.balance')} large />
      {actions ? <MoneyLinks /> : null}
    </div>
  );
}
