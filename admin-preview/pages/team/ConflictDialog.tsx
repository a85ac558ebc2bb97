import { useMemo, useState } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import type { DraftView } from '#schemas/edges/api/drafts.schema.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { type Choices, compareThreeWay, mergeThreeWay } from '#schemas/release/merge/mergeThreeWay.ts';
import { ThreeWay } from '../release/ThreeWay.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './ConflictDialog.module.css';

interface DecisionProps {
  readonly conflictingDraft: DraftView;
  readonly onLater: () => void;
}

/** Setting by setting: what it was, what they made of it, what I did. */
function Decision({ conflictingDraft, onLater }: DecisionProps) {
  const t = useTranslate();
  const mine = useDraft(({ document }) => document);
  const inherited = useDraft((state) => state.inherited);
  const base = useDraft(({ acknowledged }) => acknowledged.document);
  const takeTheirs = useDraft((state) => state.acceptTheirs);
  const settle = useDraft((state) => state.resolveConflict);
  const [choices, setChoices] = useState<Choices>({});
  const found = useMemo(
    () => compareThreeWay(base, conflictingDraft.document, mine, inherited),
    [base, conflictingDraft.document, mine, inherited],
  );
  return (
    <Dialog title={t('conflict.title')} onClose={onLater}>
      <div className={styles.root}>
        <p className={styles.text}>
          {conflictingDraft.by ? t('conflict.text', { by: conflictingDraft.by }) : t('conflict.textSomebody')}
        </p>
        <ThreeWay found={found} choices={choices} onChange={setChoices} />
        <div className={styles.buttons}>
          <Button variant="ghost" onClick={onLater}>
            {t('conflict.later')}
          </Button>
          <span className={styles.space} />
          <Button variant="soft" onClick={takeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button onClick={() => settle(mergeThreeWay(mine, found, choices))}>{t('conflict.combine')}</Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Two operators saved the same draft: what of each goes on. Until it is decided nothing is saved, and nothing is lost. */
export function ConflictDialog() {
  const t = useTranslate();
  const conflictingDraft = useDraft((state) => state.conflictingDraft);
  const [postponed, setPostponed] = useState<unknown>();
  if (!conflictingDraft) return null;
  if (postponed === conflictingDraft) {
    return (
      <div className={styles.waiting}>
        <Button onClick={() => setPostponed(undefined)}>{t('conflict.decide')}</Button>
      </div>
    );
  }
  return (
    <Decision
      key={conflictingDraft.revision}
      conflictingDraft={conflictingDraft}
      onLater={() => setPostponed(conflictingDraft)}
    />
  );
}
