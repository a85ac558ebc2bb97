import { type FormEvent, useState } from 'react';
import type { TotpOffer } from '#schemas/edges/api/factors.schema.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { CopyField } from '../../kit/parts/CopyField.tsx';
import { DialogFoot } from '../../kit/parts/DialogFoot.tsx';
import { QrCode } from '../../kit/parts/QrCode.tsx';
import styles from './TotpDialog.module.css';
import { useSay } from '../../kit/texts/say.ts';
import { CodeField } from '../../kit/parts/CodeField.tsx';
import { useConfirmedAttempt } from '../../kit/session/useConfirmedAttempt.tsx';

interface TotpDialogProps {
  readonly offer: TotpOffer;
  /** With the recovery codes that came with it. */
  readonly onAdded: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Sets one-time codes up: scan or type the secret, then confirm a code. */
export function TotpDialog({ offer, onAdded, onClose }: TotpDialogProps) {
  const say = useSay();
  const { api } = useWorkplace();
  const [code, setCode] = useState('');
  const { attempt, fault, isBusy, dialog } = useConfirmedAttempt(say('confirm.accountText'));

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    void attempt(async () => {
      const { codes } = await api.confirmTotp({ body: { code } });
      onAdded(codes);
    });
  }

  return (
    <>
      <Dialog title={say('factors.totp')} onClose={onClose}>
        <form className={styles.root} onSubmit={onSubmit} noValidate>
          <p className={styles.text}>{say('factors.scan')}</p>
          <QrCode text={offer.url} label={say('factors.qr')} />
          <CopyField label={say('factors.secret')} value={offer.secret} copyLabel={say('factors.copySecret')} />
          <CodeField label={say('factors.code')} value={code} onChange={setCode} />
          <DialogFoot
            fault={fault}
            submitLabel={say('factors.confirm')}
            isBusy={isBusy}
            isDisabled={code.length < 6}
            onClose={onClose}
          />
        </form>
      </Dialog>
      {dialog}
    </>
  );
}
