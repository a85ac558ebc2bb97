import type { ReceiptAnswer } from '#schemas/declare/platform/payment.schema.ts';
import { PaymentScreen } from '#src/features/payment/PaymentScreen.tsx';
import { Receipt } from '#src/features/payment/Receipt.tsx';
import { useDepositStatus } from '#src/features/payment/useDepositStatus.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { CancelDeposit } from './CancelDeposit.tsx';
import { entries } from './entries.ts';

interface OutcomeProps {
  readonly receipt: ReceiptAnswer;
  /** By which method. */
  readonly way: { readonly name: string; readonly value: string };
  /** Back to the form. */
  readonly onClose: () => void;
  readonly onCancelled: (receipt: ReceiptAnswer) => void;
}

const titles = {
  done: 'deposit.done',
  waiting: 'deposit.waiting',
  cancelled: 'deposit.cancelled',
  expired: 'deposit.expired',
} as const;

function DepositReceipt({ receipt, way, onClose }: OutcomeProps) {
  const t = useText();
  const { status } = receipt;
  const isOver = status === 'cancelled' || status === 'expired';
  return (
    <Receipt title={t(titles[status])} receipt={receipt} way={way} {...(isOver ? { note: t('deposit.closedText') } : {})}>
      {isOver ? (
        <Button size="large" block onClick={onClose}>
          {t('deposit.startAgain')}
        </Button>
      ) : null}
      <ButtonLink to={paths.home} variant={isOver ? 'soft' : 'solid'} size="large" block>
        {t('app.backHome')}
      </ButtonLink>
      {isOver ? null : (
        <Button variant="soft" size="large" block onClick={onClose}>
          {t('deposit.again')}
        </Button>
      )}
    </Receipt>
  );
}

function Deposit({ isUnchecked, ...props }: OutcomeProps & { readonly isUnchecked: boolean }) {
  const { receipt, way, onClose, onCancelled } = props;
  const shows = useEntries(entries);
  return receipt.status === 'waiting' && receipt.pay ? (
    <PaymentScreen
      receipt={receipt}
      pay={receipt.pay}
      way={way}
      isUnchecked={isUnchecked}
      takesProof={shows('proof')}
      onLeave={onClose}
    >
      {shows('cancel') ? <CancelDeposit receipt={receipt} way={way} onCancelled={onCancelled} /> : null}
    </PaymentScreen>
  ) : (
    <DepositReceipt {...props} key={receipt.status} />
  );
}

function FollowedDeposit({ receipt: first, ...rest }: OutcomeProps) {
  const { receipt, isUnchecked } = useDepositStatus(first);
  return <Deposit {...rest} receipt={receipt} isUnchecked={isUnchecked} />;
}

/** What has become of a deposit: how it is paid as long as it waits, and then its receipt. */
export function DepositOutcome(props: OutcomeProps) {
  const shows = useEntries(entries);
  return props.receipt.status === 'waiting' && shows('paymentStatus') ? (
    <FollowedDeposit {...props} />
  ) : (
    <Deposit {...props} isUnchecked={false} />
  );
}
