import { type FormEvent, useState } from 'react';
import type { TotpOffer } from '#schemas/edges/api/factors.schema.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { CopyField } from '../../kit/parts/CopyField.tsx';
import { DialogFoot } from '../../kit/parts/DialogFoot.tsx';
import { QrCode } from '../../kit/parts/QrCode.tsx';
import styles from './TotpDialog.module.css';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
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
  const t = useTranslate();
  const { api } = useWorkplace();
  const [code, setCode] = useState('');
  const { attempt, fault, isBusy, dialog } = useConfirmedAttempt(t('confirm.accountText'));

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
      <Dialog title={t('factors.totp')} onClose={onClose}>
        <form className={styles.root} onSubmit={onSubmit} noValidate>
          <p className={styles.text}>{t('factors.scan')}</p>
          <QrCode text={offer.url} label={t('factors.qr')} />
          <CopyField label={t('factors.secret')} value={offer.secret} copyLabel={t('factors.copySecret')} />
          <CodeField label={t('factors.code')} value={code} onChange={setCode} />
          <DialogFoot
            fault={fault}
            submitLabel={t('factors.confirm')}
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
