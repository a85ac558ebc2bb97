import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { ReleaseEntry } from '#schemas/edges/api/releases.schema.ts';
import { changeSentences } from '#texts/tool/changeSentences.ts';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { TextField } from '../../kit/parts/TextField.tsx';
import { Refusal } from '../../kit/api/Refusal.ts';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { bareRelease, resolveDraft } from '../../model/draft/resolveDraft.ts';
import { DialogFoot } from '../../kit/parts/DialogFoot.tsx';
import { WideDialog } from '../../kit/parts/WideDialog.tsx';
import { ConfirmForm } from '../../kit/session/ConfirmForm.tsx';
import { refusalText } from '../../kit/texts/refusalText.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { ReviewColumns } from './ReviewColumns.tsx';
import styles from './RollBackDialog.module.css';

interface RollBackDialogProps {
  readonly entry: ReleaseEntry;
  readonly merchantCode: string;
  /** It is live again. */
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}

interface ReviewProps {
  readonly document: unknown;
  readonly revision: number;
  readonly children: ReactNode;
}

/** Compares the earlier release with the live one. */
function Review({ document, revision, children }: ReviewProps) {
  const t = useTranslate();
  const presets = useDraft((state) => state.presets);
  const live = useDraft((state) => state.live.document);
  const before = useDraft((state) => state.liveResolved);
  const after = useMemo(() => resolveDraft(document, presets, bareRelease(live)), [live, presets, document]);
  const changes = useMemo(() => changeSentences(t, before.full, after.full), [t, before, after]);
  return (
    <ReviewColumns
      before={before}
      after={after}
      names={[t('compare.live'), t('history.revision', { revision })]}
      changes={changes}
      noChanges={t('history.noChanges')}
    >
      {children}
    </ReviewColumns>
  );
}

/** Shows what would change before an earlier release goes live again. Nothing blocks it: it was good enough before. */
export function RollBackDialog({ entry, merchantCode, onDone, onClose }: RollBackDialogProps) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const [note, setNote] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [needsConfirmation, setNeedsConfirmation] = useState(false);
  const { releaseId, revision } = entry;
  const load = useCallback(() => api.release({ code: merchantCode, release: releaseId }), [api, merchantCode, releaseId]);
  const loaded = useLoaded(load);

  async function rollBack() {
    setIsBusy(true);
    try {
      await api.rollBack({ code: merchantCode, body: { releaseId, note } });
      await onDone();
      onClose();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'confirmation.needed') setNeedsConfirmation(true);
      else setFault(refusalText(t, error));
      setIsBusy(false);
    }
  }

  const ask = (
    <>
      <p className={styles.text}>{t('history.confirmText')}</p>
      <TextField label={t('history.note')} value={note} maxLength={500} onText={setNote} />
      {needsConfirmation ? <ConfirmForm text={t('confirm.text')} onConfirmed={() => setNeedsConfirmation(false)} /> : null}
      <DialogFoot
        fault={fault}
        submitLabel={t('history.rollBack')}
        isBusy={isBusy}
        onSubmit={() => void rollBack()}
        onClose={onClose}
      />
    </>
  );
  return (
    <WideDialog title={t('history.confirm', { revision })} room="review" onClose={onClose}>
      {loaded.state === 'loading' ? <Spinner label={t('app.loading')} /> : null}
      {loaded.state === 'ready' ? (
        <Review document={loaded.value.document} revision={revision}>
          {ask}
        </Review>
      ) : null}
      {loaded.state === 'failed' ? (
        <>
          <p role="alert">{refusalText(t, loaded.refusal)}</p>
          {ask}
        </>
      ) : null}
    </WideDialog>
  );
}
