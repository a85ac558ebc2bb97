import type { ReceiptAnswer } from '#schemas/declare/platform/payment.schema.ts';
import { ConfirmDialog } from '#src/features/payment/ConfirmDialog.tsx';
import type { Fact } from '#src/features/payment/Facts.tsx';
import { useConfirmedRequest } from '#src/features/payment/useConfirmedRequest.ts';
import { useMoney } from '#src/features/payment/useMoney.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRefresh } from '#src/site/useRefresh.ts';
import { Button } from '#src/ui/Button/Button.tsx';

interface CancelDepositProps {
  readonly receipt: ReceiptAnswer;
  /** By which method. */
  readonly way: Fact;
  readonly onCancelled: (receipt: ReceiptAnswer) => void;
}

/** Ends a deposit that was not paid, after a question: what is paid for it afterwards would have to be looked for. */
export function CancelDeposit({ receipt, way, onCancelled }: CancelDepositProps) {
  const t = useText();
  const money = useMoney();
  const { http } = useSite();
  const refresh = useRefresh();
  const { request, ask, confirm, drop } = useConfirmedRequest<ReceiptAnswer>(async ({ reference }) => {
    try {
      onCancelled(await http.send('cancelDeposit', { reference }));
    } finally {
      void refresh('cancelDeposit'); // a deposit that could not be cancelled has been paid, or is over
    }
  });
  return (
    <>
      <Button variant="ghost" block onClick={() => ask(receipt)}>
        {t('deposit.cancel')}
      </Button>
      {request ? (
        <ConfirmDialog
          title={t('deposit.cancelTitle')}
          facts={[
            { name: t('pay.amount'), value: money(request.amount) },
            way,
            { name: t('pay.reference'), value: request.reference },
          ]}
          confirm={t('deposit.cancel')}
          cancel={t('deposit.keep')}
          onConfirm={confirm}
          onClose={drop}
        >
          {t('deposit.cancelText')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
