import { useEffect, useRef } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { isChanged } from '../../model/draft/draftStore.ts';
import { WideDialog } from '../../kit/parts/WideDialog.tsx';
import { refusalText } from '../../kit/texts/refusalText.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { ApprovalNotice } from '../../model/rules/ApprovalNotice.tsx';
import { ConfirmForm } from '../../kit/session/ConfirmForm.tsx';
import { PublishOutcome } from './PublishOutcome.tsx';
import { PublishReview } from './PublishReview.tsx';
import styles from './PublishDialog.module.css';
import { StaleNotice } from './StaleNotice.tsx';
import { usePublish } from './usePublish.ts';

interface PublishDialogProps {
  readonly flush: () => Promise<void>;
  readonly onReload: () => Promise<void>;
  readonly onClose: () => void;
}

/** Publishes the draft: changes, obstacles, and the result. */
export function PublishDialog({ flush, onReload, onClose }: PublishDialogProps) {
  const t = useTranslate();
  const title = useDraft(({ resolved }) => resolved.site.title);
  const { state, publish, undo, plan, combine, discard, review } = usePublish({ flush, onReload });
  const isDone = state.state === 'done';
  const isStale = state.state === 'stale';
  const needsConfirmation = state.state === 'refused' && state.refusal.code === 'confirmation.needed';
  const isOver = isDone || isStale || state.state === 'planned' || state.state === 'undone';
  const hasChanges = useDraft(isChanged);
  const outcome = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => outcome.current?.querySelector('button')?.focus(), [state.state]);
  return (
    <WideDialog title={t('publish.title', { title })} room={hasChanges && !isOver ? 'review' : 'list'} onClose={onClose}>
      {state.state === 'unsaved' ? (
        <p className={styles.fault} role="alert">
          {t('publish.saveFirst')}
        </p>
      ) : null}
      {state.state === 'refused' && !needsConfirmation ? (
        <p className={styles.fault} role="alert">
          {refusalText(t, state.refusal)}
        </p>
      ) : null}
      {needsConfirmation ? <ConfirmForm text={t('confirm.text')} onConfirmed={review} /> : null}
      {hasChanges && !isOver ? <ApprovalNotice flush={flush} /> : null}
      <PublishOutcome ref={outcome} state={state} onUndo={(before) => void undo(before)} onClose={onClose} />
      {isStale ? (
        <StaleNotice
          stale={state.stale}
          onCombine={(document) => void combine(state.stale, document)}
          onTakeTheirs={() => void discard()}
        />
      ) : null}
      {isOver ? null : (
        <PublishReview
          isBusy={state.state === 'busy'}
          found={state.state === 'refused' ? state.problems : []}
          onPublish={(body) => void publish(body)}
          onPlan={(body) => void plan(body)}
          onDiscard={() => void discard()}
          onClose={onClose}
        />
      )}
      {isStale ? (
        <Button variant="ghost" onClick={review}>
          {t('app.cancel')}
        </Button>
      ) : null}
    </WideDialog>
  );
}
