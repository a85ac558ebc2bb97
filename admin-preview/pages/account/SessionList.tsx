import { Button } from '#src/ui/Button/Button.tsx';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { LoadFailure } from '../../kit/parts/LoadFailure.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from '../../kit/parts/FactList.module.css';
import { SessionRows } from '../people/SessionRows.tsx';
import { useEnding } from '../people/useEnding.ts';

/** Where one is signed in, and how to end that. */
export function SessionList({ round }: { readonly round: number }) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const loaded = useLoaded(api.ownSessions, round);
  const { fault, end } = useEnding(loaded.reload);

  if (loaded.state === 'failed')
    return <LoadFailure title={t('account.sessionsFailed')} refusal={loaded.refusal} onRetry={loaded.reload} />;
  const sessions = loaded.state === 'ready' ? loaded.value : [];
  return (
    <div className={styles.root} aria-busy={loaded.state === 'loading'}>
      <ul className={styles.list} aria-label={t('account.sessions')}>
        <SessionRows
          sessions={sessions}
          onEnd={({ id, isThis }) => (isThis ? undefined : () => void end(() => api.endSession({ session: id })))}
        />
      </ul>
      <p className={styles.fault} role="alert">
        {fault}
      </p>
      {sessions.length > 1 ? (
        <Button size="small" variant="danger" onClick={() => void end(api.endOtherSessions)}>
          {t('account.endAll')}
        </Button>
      ) : null}
    </div>
  );
}
