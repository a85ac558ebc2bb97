import { History } from 'lucide-react';
import { useCallback } from 'react';
import type { ReleaseEntry } from '#schemas/edges/api/releases.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { EmptyState } from '../../kit/parts/EmptyState.tsx';
import { LoadFailure } from '../../kit/parts/LoadFailure.tsx';
import { canPublish } from '../../kit/session/canEdit.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { readSincePart, sincePart } from './sincePart.ts';
import { useAskSince } from './useAskSince.ts';
import { SinceDialog } from './SinceDialog.tsx';
import { readReleasePart, releasePart, useHistoryPart } from './useHistoryPart.ts';
import { HistoryEntry } from './HistoryEntry.tsx';
import styles from './HistorySection.module.css';
import { RollBackDialog } from './RollBackDialog.tsx';
import { type RollBackDone, useRollBack } from './useRollBack.ts';

interface RollBackNoticeProps {
  readonly done: RollBackDone | undefined;
  readonly onTakeBack: (before: ReleaseEntry) => void;
}

/** Says what came of a roll back, and offers the way back from it. */
function RollBackNotice({ done, onTakeBack }: RollBackNoticeProps) {
  const t = useTranslate();
  return (
    <div role="status">
      {done ? (
        <p className={styles.done}>
          {done.text}
          {done.before ? (
            <Button size="small" variant="ghost" onClick={() => done.before && onTakeBack(done.before)}>
              {t('history.takeBack')}
            </Button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

interface ReleaseListProps {
  readonly releases: readonly ReleaseEntry[];
  /** The release that the address names. */
  readonly opened: number | undefined;
  readonly onRollBack: (entry: ReleaseEntry) => void;
  readonly onRollBackWithNote: (entry: ReleaseEntry) => void;
  readonly onReview: (entry: ReleaseEntry) => void;
}

/** The releases with what the operator may do about each. */
function ReleaseList({ releases, opened, onRollBack, onRollBackWithNote, onReview }: ReleaseListProps) {
  const { session } = useWorkplace();
  return (
    <ol className={styles.root}>
      {releases.map((entry) => (
        <HistoryEntry
          key={`${entry.releaseId} ${entry.releaseId === opened}`}
          entry={entry}
          isOpened={entry.releaseId === opened}
          onRollBack={canPublish(session) && !entry.isLive ? () => onRollBack(entry) : undefined}
          onRollBackWithNote={() => onRollBackWithNote(entry)}
          onReview={
            entry.review?.at === null && canPublish(session) && entry.by !== session.name ? () => onReview(entry) : undefined
          }
        />
      ))}
    </ol>
  );
}

/** Every release of the merchant, newest first, and the way back to any of them. */
export function HistorySection({ onReload }: { readonly onReload: () => Promise<void> }) {
  const t = useTranslate();
  const { api, session } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  const liveRevision = useDraft(({ live }) => live.revision);
  const load = useCallback(() => api.releases({ code: merchantCode }), [api, merchantCode]);
  // A new live revision, also of another operator, changes the history.
  const loaded = useLoaded(load, liveRevision);
  const { chosen, setChosen, done, reportRollBack, rollBack, review } = useRollBack({
    releases: loaded.state === 'ready' ? loaded.value : [],
    reload: loaded.reload,
    onReload,
  });
  const { part, goToPart } = useHistoryPart();
  const askSince = useAskSince();
  const question = readSincePart(part);
  const opened = readReleasePart(part);

  if (loaded.state === 'loading')
    return (
      <div className={styles.waiting}>
        <Spinner label={t('app.loading')} />
      </div>
    );
  if (loaded.state === 'failed') {
    return <LoadFailure title={t('history.failed')} refusal={loaded.refusal} onRetry={loaded.reload} />;
  }
  if (loaded.value.length === 0) return <EmptyState icon={<History size={28} />} title={t('history.empty')} />;
  return (
    <div>
      {askSince && loaded.value.length > 1 ? (
        <p className={styles.ask}>
          <Button variant="soft" size="small" onClick={askSince}>
            {t('since.ask')}
          </Button>
        </p>
      ) : null}
      <RollBackNotice done={done} onTakeBack={(before) => void rollBack(before)} />
      <ReleaseList
        releases={loaded.value}
        opened={opened}
        onRollBack={(entry) => void rollBack(entry)}
        onRollBackWithNote={setChosen}
        onReview={(entry) => void review(entry)}
      />
      {question ? (
        <SinceDialog
          question={question}
          releases={loaded.value}
          onAsk={(next) => goToPart(sincePart(next))}
          onRollBack={canPublish(session) ? (entry) => (goToPart(), setChosen(entry)) : undefined}
          onOpen={({ releaseId }) => goToPart(releasePart(releaseId))}
          onClose={() => goToPart()}
        />
      ) : null}
      {chosen ? (
        <RollBackDialog
          entry={chosen}
          merchantCode={merchantCode}
          onDone={() => reportRollBack(chosen.revision)}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
    </div>
  );
}
