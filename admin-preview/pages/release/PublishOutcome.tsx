import { CalendarClock, CircleCheck, Undo2 } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '../../kit/parts/EmptyState.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import { OpenSite } from './OpenSite.tsx';
import styles from './PublishDialog.module.css';
import type { LiveBefore, PublishState } from './usePublish.ts';

interface AfterPublishProps {
  readonly before: LiveBefore | undefined;
  readonly onUndo: (before: LiveBefore) => void;
}

/** What one does next: look at the site, or make live again what was live before. */
function AfterPublish({ before, onUndo }: AfterPublishProps) {
  const t = useTranslate();
  return (
    <div className={styles.after}>
      <OpenSite />
      {before === undefined ? null : (
        <Button variant="ghost" size="small" onClick={() => onUndo(before)}>
          {t('publish.undo', { revision: before.revision })}
        </Button>
      )}
    </div>
  );
}

interface PublishOutcomeProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly state: PublishState;
  readonly onUndo: (before: LiveBefore) => void;
  readonly onClose: () => void;
}

/** What is live or planned now; nothing while that is not decided. */
export function PublishOutcome({ ref, state, onUndo, onClose }: PublishOutcomeProps) {
  const t = useTranslate();
  const { full } = useMoments();
  const action = { label: t('app.done'), onPress: onClose };
  if (state.state === 'done')
    return (
      <div ref={ref} role="status">
        <EmptyState
          icon={<CircleCheck className={styles.good} size={40} />}
          title={state.isNew ? t('publish.done', { revision: state.revision }) : t('publish.unchanged')}
          text={t('publish.doneText')}
          action={action}
        />
        <AfterPublish before={state.before} onUndo={onUndo} />
      </div>
    );
  if (state.state === 'undone')
    return (
      <div ref={ref} role="status">
        <EmptyState
          icon={<Undo2 size={36} />}
          title={t('history.back', { revision: state.revision })}
          text={t('publish.doneText')}
          action={action}
        />
      </div>
    );
  if (state.state === 'planned')
    return (
      <div ref={ref} role="status">
        <EmptyState
          icon={<CalendarClock className={styles.good} size={40} />}
          title={t('plan.done', { when: full(state.dueAt) })}
          text={t('plan.doneText')}
          action={action}
        />
      </div>
    );
  return null;
}
