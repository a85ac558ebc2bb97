import type { ReactNode } from 'react';
import type { HowToPay } from '#schemas/declare/platform/payment.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { CopyRow } from '../referral/CopyRow.tsx';
import styles from './PaymentScreen.module.css';

const Warning = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.warning} role="note">
    <Icon name="alert" size={20} />
    <span>{children}</span>
  </p>
);

/** Where money goes to and what it has to say, each to be copied whole. Nothing where the platform sends none of it. */
export function PayRows({ account, address, network, memo, amount }: HowToPay) {
  const t = useText();
  const row = (label: string, value: string | undefined, canCopy = true) =>
    value === undefined ? null : (
      <CopyRow isJoined label={label} value={value} copy={canCopy ? t('deposit.copy', { name: label }) : undefined} />
    );
  const isSent = account !== undefined || address !== undefined;
  return (
    <>
      {network === undefined || address === undefined ? null : <Warning>{t('deposit.networkMust', { network })}</Warning>}
      {isSent ? (
        <div className={styles.rows}>
          {row(t('field.bank'), account?.bank, false)}
          {row(t('deposit.number'), account?.number)}
          {row(t('deposit.holder'), account?.holder)}
          {row(t('deposit.network'), network, false)}
          {row(t('deposit.address'), address)}
          {row(t('pay.amount'), amount)}
        </div>
      ) : null}
      {memo === undefined ? null : (
        <>
          <Warning>{t('deposit.memoMust')}</Warning>
          <div className={styles.rows}>{row(t('deposit.memo'), memo)}</div>
        </>
      )}
    </>
  );
}
