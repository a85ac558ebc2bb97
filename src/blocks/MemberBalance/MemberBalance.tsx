import type { MemberBalanceProps } from './block.ts';
import { MoneyLinks } from '#src/features/payment/MoneyLinks.tsx';
import { BalanceCard } from '#src/features/wallet/BalanceCard.tsx';
import { BalanceWidget } from '#src/features/wallet/BalanceWidget.tsx';
import { useText } from '#src/i18n/TextContext.ts';

/** What the member has to play with (WAL-02), and the ways in and out. */
export function MemberBalance({ actions }: MemberBalanceProps) {
  const t = useText();
  return (
    <BalanceCard>
      <BalanceWidget name={t('header.balance')} large />
      {actions ? <MoneyLinks /> : null}
    </BalanceCard>
  );
}
