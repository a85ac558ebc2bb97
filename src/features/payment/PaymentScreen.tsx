import { type ReactNode, useEffect, useRef } from 'react';
import type { HowToPay, ReceiptAnswer } from '#schemas/declare/platform/payment.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonAnchor } from '#src/ui/Button/ButtonAnchor.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { Dock } from './Dock.tsx';
import { type Fact, Facts } from './Facts.tsx';
import { PaymentProof } from './PaymentProof.tsx';
import { PayRows } from './PayRows.tsx';
import styles from './PaymentScreen.module.css';
import { ScanCode } from './ScanCode.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { useMoney } from './useMoney.ts';

interface PaymentScreenProps {
  readonly receipt: ReceiptAnswer;
  readonly pay: HowToPay;
  /** By which method. */
  readonly way: Fact;
  /** The platform did not tell the state when it was asked last. */
  readonly isUnchecked: boolean;
  /** The platform has a call for pictures of a payment. */
  readonly takesProof: boolean;
  readonly onLeave: () => void;
  /** Other ways out, below the last button. */
  readonly children?: ReactNode;
}

/** The sum to be paid: in the site's money, or as the platform writes it where that is another currency. */
function usePayable({ amount, pay }: { readonly amount: number; readonly pay: HowToPay }): string {
  const money = useMoney();
  const { currency: own } = useSite().settings;
  const isOwn = pay.currency === undefined || pay.currency === own?.code;
  if (!isOwn) return `${pay.amount ?? money(amount)} ${pay.currency}`;
  const exact = Number(pay.amount ?? amount);
  return Number.isNaN(exact) ? (pay.amount ?? '') : money(exact);
}

/** How a deposit is paid: the sum, a code to scan, a page to open, an account or address to send to. Takes the focus, because it replaces the form. */
export function PaymentScreen({ receipt, pay, way, isUnchecked, takesProof, onLeave, children }: PaymentScreenProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const payable = usePayable({ amount: receipt.amount, pay });
  const { qr, url, scheme, expiresAt, address, proof } = pay;
  return (
    <section className={styles.root} aria-labelledby="payment-title">
      <h2 id="payment-title" ref={heading} tabIndex={-1} className={styles.title}>
        {t('deposit.pay')}
      </h2>
      <div className={styles.sum}>
        <p className={styles.small}>{t('deposit.payExactly')}</p>
        <p className={styles.amount}>
          <bdi>{payable}</bdi>
        </p>
        {expiresAt === undefined ? null : <TimeLeft until={expiresAt} />}
      </div>
      {qr === undefined ? null : (
        <ScanCode
          text={qr}
          scheme={scheme}
          isForBanks={address === undefined}
          isMain={url === undefined && address === undefined}
          name={receipt.reference}
        />
      )}
      {url === undefined ? null : (
        <Dock>
          <ButtonAnchor href={url} size="large" block>
            {t('deposit.open')}
          </ButtonAnchor>
        </Dock>
      )}
      <PayRows {...pay} />
      {proof === undefined || !takesProof ? null : <PaymentProof reference={receipt.reference} isSent={proof === 'sent'} />}
      <div className={styles.state}>
        <Spinner size={20} />
        <p role="status">{t(isUnchecked ? 'deposit.unchecked' : 'deposit.waits')}</p>
      </div>
      <p className={styles.small}>{t('deposit.stays')}</p>
      <Facts facts={[way, { name: t('pay.reference'), value: receipt.reference }]} />
      <Button variant="ghost" block onClick={onLeave}>
        {t('deposit.other')}
      </Button>
      {children}
    </section>
  );
}
