import { useState } from 'react';
import type { MerchantSummary } from '#schemas/edges/api/merchants.schema.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { DialogFoot } from '../../kit/parts/DialogFoot.tsx';
import { useAttempt } from '../../kit/parts/useAttempt.ts';
import { goTo } from '../../kit/route/route.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { FileField } from './FileField.tsx';
import styles from './ImportDialog.module.css';
import type { ChosenFile } from './readChosenFile.ts';

interface ImportDialogProps {
  readonly merchant: MerchantSummary;
  readonly onClose: () => void;
}

/** Imports a file as a merchant's draft, whole or not at all, and opens the editor. */
export function ImportDialog({ merchant, onClose }: ImportDialogProps) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const { merchantCode, title, draftState, liveRevision } = merchant;
  const [chosen, setChosen] = useState<ChosenFile>();
  const { attempt, fault, isBusy } = useAttempt();
  const content = chosen?.state === 'readable' ? chosen.content : undefined;

  const importFile = () =>
    attempt(async () => {
      if (!content) return;
      const { draft } = await api.merchant({ code: merchantCode });
      await api.importFile({ code: merchantCode, body: content, revision: draft.revision });
      goTo({ page: 'editor', merchantCode, section: 'identity' });
    });

  return (
    <Dialog title={t('file.title', { title })} onClose={onClose}>
      <div className={styles.root}>
        <p className={styles.text}>{t('file.text')}</p>
        {draftState === 'changed' || liveRevision === 0 ? <p className={styles.warning}>{t('file.replaces')}</p> : null}
        <FileField merchantCode={merchantCode} chosen={chosen} onChosen={setChosen} />
        <DialogFoot
          fault={fault}
          submitLabel={t('file.submit')}
          isBusy={isBusy}
          isDisabled={content === undefined}
          onSubmit={() => void importFile()}
          onClose={onClose}
        />
      </div>
    </Dialog>
  );
}
