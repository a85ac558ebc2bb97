import type { ReceiptAnswer } from '#schemas/declare/platform/payment.schema.ts';
import { useMoney } from '#src/features/payment/useMoney.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { moment } from '#src/lib/format/moment.ts';
import { useLocale } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import styles from './DepositDesk.module.css';

interface UnpaidDepositsProps {
  readonly waiting: readonly ReceiptAnswer[];
  readonly nameOf: (receipt: ReceiptAnswer) => string;
  readonly onContinue: (receipt: ReceiptAnswer) => void;
}

/** Deposits that were asked for and not paid yet, each with the way back to how it is paid. */
export function UnpaidDeposits({ waiting, nameOf, onContinue }: UnpaidDepositsProps) {
  const t = useText();
  const money = useMoney();
  const locale = useLocale();
  if (waiting.length === 0) return null;
  return (
    <section className={styles.unpaid} aria-labelledby="unpaid-deposits">
      <h2 id="unpaid-deposits" className={styles.heading}>
        {t('deposit.unpaid')}
      </h2>
      <ul className={styles.list}>
        {waiting.map((receipt) => {
          const until = moment(receipt.pay?.expiresAt, locale);
          return (
            <li key={receipt.reference} className={styles.one}>
              <span className={styles.words}>
                <strong>
                  <bdi>{money(receipt.amount)}</bdi>
                </strong>
                <span className={styles.terms}>
                  <bdi>{nameOf(receipt)}</bdi>
                </span>
                {until === '' ? null : <span className={styles.terms}>{t('deposit.until', { time: until })}</span>}
              </span>
              <Button
                size="small"
                aria-label={t('deposit.continueOne', { amount: money(receipt.amount) })}
                onClick={() => onContinue(receipt)}
              >
                {t('deposit.continue')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
