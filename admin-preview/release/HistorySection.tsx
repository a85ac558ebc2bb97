import { History } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { ReleaseEntry } from '#schemas/api/releases.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { Refusal } from '../api/Refusal.ts';
import { useLoaded } from '../api/useLoaded.ts';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { canPublish } from '../session/canEdit.ts';
import { refusalText } from '../texts/refusalText.ts';
import { useSay } from '../texts/say.ts';
import { readSincePart, sincePart } from './sincePart.ts';
import { useAskSince } from './useAskSince.ts';
import { SinceDialog } from './SinceDialog.tsx';
import { readReleasePart, releasePart, useHistoryPart } from './useHistoryPart.ts';
import { HistoryEntry } from './HistoryEntry.tsx';
import styles from './HistorySection.module.css';
import { RollBackDialog } from './RollBackDialog.tsx';

/** What came of a roll back, and what was live before it. */
interface Done {
  readonly text: string;
  readonly before: ReleaseEntry | undefined;
}

/** Every release of the merchant, newest first, and the way back to any of them. */
export function HistorySection({ onReload }: { readonly onReload: () => Promise<void> }) {
  const say = useSay();
  const { api, session } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  const liveRevision = useDraft(({ live }) => live.revision);
  const [chosen, setChosen] = useState<ReleaseEntry>();
  const [done, setDone] = useState<Done>();
  const load = useCallback(() => api.releases({ code: merchantCode }), [api, merchantCode]);
  // A new live revision, also of another operator, changes the history.
  const loaded = useLoaded(load, liveRevision);
  const { part, goToPart } = useHistoryPart();
  const askSince = useAskSince();
  const question = readSincePart(part);
  const opened = readReleasePart(part);

  /** Shows, with a note and without, what is live now and how to go back. */
  async function reportRollBack(revision: number) {
    const before = loaded.state === 'ready' ? loaded.value.find(({ isLive }) => isLive) : undefined;
    await onReload();
    setDone({ text: say('history.back', { revision }), before });
  }

  /** At once: it was good enough before, and what it replaces is as quickly back. */
  async function rollBack(entry: ReleaseEntry) {
    const { releaseId, revision } = entry;
    try {
      await api.rollBack({ code: merchantCode, body: { releaseId } });
      await reportRollBack(revision);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Where two must agree, it is done at once all the same, with a reason.
      if (error.code === 'rollback.reason') setChosen(entry);
      setDone({ text: refusalText(say, error), before: undefined });
    }
  }

  /** Somebody else rolled back alone where two must agree, and it was right. */
  async function review({ releaseId, revision }: ReleaseEntry) {
    try {
      await api.reviewRelease({ code: merchantCode, release: releaseId });
      setDone({ text: say('history.reviewDone', { revision }), before: undefined });
      loaded.reload();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setDone({ text: refusalText(say, error), before: undefined });
    }
  }

  if (loaded.state === 'loading')
    return (
      <div className={styles.waiting}>
        <Spinner label={say('app.loading')} />
      </div>
    );
  if (loaded.state === 'failed') {
    return <LoadFailure title={say('history.failed')} refusal={loaded.refusal} onRetry={loaded.reload} />;
  }
  if (loaded.value.length === 0) return <EmptyState icon={<History size={28} />} title={say('history.empty')} />;
  return (
    <div>
      {askSince && loaded.value.length > 1 ? (
        <p className={styles.ask}>
          <Button variant="soft" size="small" onClick={askSince}>
            {say('since.ask')}
          </Button>
        </p>
      ) : null}
      <div role="status">
        {done ? (
          <p className={styles.done}>
            {done.text}
            {done.before ? (
              <Button size="small" variant="ghost" onClick={() => done.before && void rollBack(done.before)}>
                {say('history.takeBack')}
              </Button>
            ) : null}
          </p>
        ) : null}
      </div>
      <ol className={styles.root}>
        {loaded.value.map((entry) => (
          <HistoryEntry
            key={`${entry.releaseId} ${entry.releaseId === opened}`}
            entry={entry}
            isOpened={entry.releaseId === opened}
            onRollBack={canPublish(session) && !entry.isLive ? () => void rollBack(entry) : undefined}
            onRollBackWithNote={() => setChosen(entry)}
            onReview={
              entry.review?.at === null && canPublish(session) && entry.by !== session.name ? () => void review(entry) : undefined
            }
          />
        ))}
      </ol>
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
