import { type ReactNode, useEffect, useRef } from 'react';
import type { ReceiptAnswer } from '#schemas/declare/platform/payment.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { moment } from '#src/lib/format/moment.ts';
import { useLocale, useSiteState } from '#src/site/siteContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Facts } from './Facts.tsx';
import styles from './Receipt.module.css';
import { useMoney } from './useMoney.ts';

interface ReceiptProps {
  readonly title: string;
  readonly receipt: ReceiptAnswer;
  /** By which way, or to which card. */
  readonly way: { readonly name: string; readonly value: string };
  /** The next step. */
  readonly note?: ReactNode;
  /** Ways on. */
  readonly children: ReactNode;
}

const icons = { done: 'success', waiting: 'clock', cancelled: 'alert', expired: 'alert' } as const;

/** A receipt of a payment. Takes the focus, because it replaces the form. */
export function Receipt({ title, receipt, way, note, children }: ReceiptProps) {
  const t = useText();
  const money = useMoney();
  const locale = useLocale();
  const isHidden = useSiteState((state) => state.hideBalance);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { amount, fee, bonus, balance, reference, createdAt, status } = receipt;
  return (
    <section className={styles.root} aria-labelledby="receipt-title">
      <Icon name={icons[status]} size={44} className={status === 'done' || status === 'waiting' ? styles.icon : styles.closed} />
      <h2 id="receipt-title" ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.amount}>
        <bdi>{money(amount)}</bdi>
      </p>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      <Facts
        facts={[
          way,
          ...(fee === undefined ? [] : [{ name: t('pay.fee'), value: `−${money(fee)}` }]),
          ...(bonus === undefined ? [] : [{ name: t('records.type.R'), value: `+${money(bonus)}` }]),
          { name: t('pay.status'), value: t(`pay.status.${status}`) },
          { name: t('pay.time'), value: moment(createdAt, locale) },
          { name: t('pay.reference'), value: reference },
          ...(balance === undefined || isHidden ? [] : [{ name: t('pay.balanceAfter'), value: money(balance) }]),
        ]}
      />
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
