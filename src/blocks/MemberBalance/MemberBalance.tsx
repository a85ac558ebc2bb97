import type { MemberBalanceProps } from './block.ts';
import { MoneyLinks } from '#src/features/payment/MoneyLinks.tsx';
import { BalanceCard } from '#src/features/wallet/BalanceCard.tsx';
import { BalanceWidget } from '#src/features/wallet/BalanceWidget.tsx';
import { useText } from '#src/i18n/TextContext.ts';

/** The member's balance (WAL-02), with links to deposit and withdrawal. */
export function MemberBalance({ actions }: MemberBalanceProps) {
  const t = useText();
  return (
    <BalanceCard>
      <BalanceWidget name={t('header.balance')} />
      {actions ? <MoneyLinks /> : null}
    </BalanceCard>
  );
}
