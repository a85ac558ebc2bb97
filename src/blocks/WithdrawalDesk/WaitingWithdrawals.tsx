import type { ReceiptAnswer } from '#schemas/declare/platform/payment.schema.ts';
import { ConfirmDialog } from '#src/features/payment/ConfirmDialog.tsx';
import { useMoney } from '#src/features/payment/useMoney.ts';
import { useConfirmedRequest } from '#src/features/payment/useConfirmedRequest.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { moment } from '#src/lib/format/moment.ts';
import { useLocale, useSite } from '#src/site/siteContext.ts';
import { useRefresh } from '#src/site/useRefresh.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import styles from './WithdrawalDesk.module.css';

const MINUTE_MS = 60_000;

/** When a withdrawal should be paid out; undefined where the platform does not say how long it takes, and once that is over. */
function expectedAt(createdAt: string, takesMinutes: number | undefined): string | undefined {
  const dueMs = new Date(createdAt).getTime() + (takesMinutes ?? 0) * MINUTE_MS;
  return dueMs > Date.now() ? new Date(dueMs).toISOString() : undefined;
}

interface WaitingWithdrawalsProps {
  readonly waiting: readonly ReceiptAnswer[];
  /** How long a withdrawal takes, if the platform says so. */
  readonly takesMinutes: number | undefined;
  /** The platform lets them be taken back. */
  readonly canCancel: boolean;
}

function Expected({ at }: { readonly at: string | undefined }) {
  const t = useText();
  const locale = useLocale();
  return at === undefined ? null : <span className={styles.small}>{t('withdraw.expected', { time: moment(at, locale) })}</span>;
}

/** Withdrawals that have not gone out, each with a way to take it back. */
export function WaitingWithdrawals({ waiting, takesMinutes, canCancel }: WaitingWithdrawalsProps) {
  const t = useText();
  const money = useMoney();
  const locale = useLocale();
  const { http, store } = useSite();
  const refresh = useRefresh();
  const { request, ask, confirm, drop } = useConfirmedRequest<ReceiptAnswer>(async ({ reference }) => {
    try {
      await http.send('cancelWithdrawal', { reference });
    } finally {
      void refresh('cancelWithdrawal'); // a withdrawal that could not be cancelled has been paid out
    }
    store.getState().showToast(t('withdraw.cancelled'), { kind: 'success' });
  });
  if (waiting.length === 0 && request === undefined) return null;
  return (
    <section className={styles.waiting} aria-labelledby="waiting-withdrawals">
      <h2 id="waiting-withdrawals" className={styles.heading}>
        {t('withdraw.waiting')}
      </h2>
      <ul className={styles.list}>
        {waiting.map((one) => (
          <li key={one.reference} className={styles.one}>
            <span className={styles.words}>
              <strong>
                <bdi>{money(one.amount)}</bdi>
              </strong>
              <span className={styles.small}>
                <bdi>{one.subject ?? one.reference}</bdi>
              </span>
              <span className={styles.small}>{moment(one.createdAt, locale)}</span>
              <Expected at={expectedAt(one.createdAt, takesMinutes)} />
            </span>
            {canCancel ? (
              <Button
                variant="outline"
                size="small"
                aria-label={t('withdraw.cancelOne', { amount: money(one.amount) })}
                onClick={() => ask(one)}
              >
                {t('withdraw.cancel')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {request ? (
        <ConfirmDialog
          title={t('withdraw.cancelTitle')}
          facts={[
            { name: t('pay.amount'), value: money(request.amount) },
            { name: t('pay.reference'), value: request.reference },
          ]}
          confirm={t('withdraw.cancelSend')}
          cancel={t('withdraw.keep')}
          onConfirm={confirm}
          onClose={drop}
        >
          {t('withdraw.cancelText')}
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
