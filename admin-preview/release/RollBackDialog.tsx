import { useState } from 'react';
import type { ReleaseEntry } from '#schemas/api/releases.schema.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { Refusal } from '../api/Refusal.ts';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { DialogFoot } from '../parts/DialogFoot.tsx';
import { ConfirmForm } from '../session/ConfirmForm.tsx';
import { refusalText } from '../texts/refusalText.ts';
import { useSay } from '../texts/say.ts';
import styles from './RollBackDialog.module.css';

interface RollBackDialogProps {
  readonly entry: ReleaseEntry;
  readonly merchantCode: string;
  /** It is live again. */
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks once more before an earlier release goes live again. Nothing blocks it: it was good enough before. */
export function RollBackDialog({ entry, merchantCode, onDone, onClose }: RollBackDialogProps) {
  const say = useSay();
  const { api } = useWorkplace();
  const [note, setNote] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [needsConfirmation, setNeedsConfirmation] = useState(false);
  const { releaseId, revision } = entry;

  async function rollBack() {
    setIsBusy(true);
    try {
      await api.rollBack({ code: merchantCode, body: { releaseId, note } });
      await onDone();
      onClose();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'confirmation.needed') setNeedsConfirmation(true);
      else setFault(refusalText(say, error));
      setIsBusy(false);
    }
  }

  return (
    <Dialog title={say('history.confirm', { revision })} onClose={onClose}>
      <div className={styles.root}>
        <p className={styles.text}>{say('history.confirmText')}</p>
        <Field label={say('history.note')}>
          {(ids) => <TextInput {...ids} value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />}
        </Field>
        {needsConfirmation ? <ConfirmForm text={say('confirm.text')} onConfirmed={() => setNeedsConfirmation(false)} /> : null}
        <DialogFoot
          fault={fault}
          submitLabel={say('history.rollBack')}
          isBusy={isBusy}
          onSubmit={() => void rollBack()}
          onClose={onClose}
        />
      </div>
    </Dialog>
  );
}
