import { CalendarClock, CircleCheck, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { useDraft } from '../draft/DraftContext.ts';
import { isChanged } from '../draft/draftStore.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { WideDialog } from '../parts/WideDialog.tsx';
import { refusalText } from '../texts/refusalText.ts';
import { useSay } from '../texts/say.ts';
import { useMoments } from '../texts/useMoments.ts';
import { ApprovalNotice } from '../rules/ApprovalNotice.tsx';
import { ConfirmForm } from '../session/ConfirmForm.tsx';
import { OpenSite } from './OpenSite.tsx';
import { PublishReview } from './PublishReview.tsx';
import styles from './PublishDialog.module.css';
import { StaleNotice } from './StaleNotice.tsx';
import { type LiveBefore, usePublish } from './usePublish.ts';

interface PublishDialogProps {
  readonly flush: () => Promise<void>;
  readonly onReload: () => Promise<void>;
  readonly onClose: () => void;
}

interface AfterPublishProps {
  readonly before: LiveBefore | undefined;
  readonly onUndo: (before: LiveBefore) => void;
}

/** What one does next: look at the site, or make live again what was live before. */
function AfterPublish({ before, onUndo }: AfterPublishProps) {
  const say = useSay();
  return (
    <div className={styles.after}>
      <OpenSite />
      {before === undefined ? null : (
        <Button variant="ghost" size="small" onClick={() => onUndo(before)}>
          {say('publish.undo', { revision: before.revision })}
        </Button>
      )}
    </div>
  );
}

/** From draft to live: what changes, what is in the way, and what came of it. */
export function PublishDialog({ flush, onReload, onClose }: PublishDialogProps) {
  const say = useSay();
  const { full } = useMoments();
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
    <WideDialog title={say('publish.title', { title })} room={hasChanges && !isOver ? 'review' : 'list'} onClose={onClose}>
      {state.state === 'unsaved' ? (
        <p className={styles.fault} role="alert">
          {say('publish.saveFirst')}
        </p>
      ) : null}
      {state.state === 'refused' && !needsConfirmation ? (
        <p className={styles.fault} role="alert">
          {refusalText(say, state.refusal)}
        </p>
      ) : null}
      {needsConfirmation ? <ConfirmForm text={say('confirm.text')} onConfirmed={review} /> : null}
      {hasChanges && !isOver ? <ApprovalNotice flush={flush} /> : null}
      {isDone ? (
        <div ref={outcome} role="status">
          <EmptyState
            icon={<CircleCheck className={styles.good} size={40} />}
            title={state.isNew ? say('publish.done', { revision: state.revision }) : say('publish.unchanged')}
            text={say('publish.doneText')}
            action={{ label: say('app.done'), onPress: onClose }}
          />
          <AfterPublish before={state.before} onUndo={(before) => void undo(before)} />
        </div>
      ) : null}
      {state.state === 'undone' ? (
        <div ref={outcome} role="status">
          <EmptyState
            icon={<Undo2 size={36} />}
            title={say('history.back', { revision: state.revision })}
            text={say('publish.doneText')}
            action={{ label: say('app.done'), onPress: onClose }}
          />
        </div>
      ) : null}
      {state.state === 'planned' ? (
        <div ref={outcome} role="status">
          <EmptyState
            icon={<CalendarClock className={styles.good} size={40} />}
            title={say('plan.done', { when: full(state.dueAt) })}
            text={say('plan.doneText')}
            action={{ label: say('app.done'), onPress: onClose }}
          />
        </div>
      ) : null}
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
          {say('app.cancel')}
        </Button>
      ) : null}
    </WideDialog>
  );
}
