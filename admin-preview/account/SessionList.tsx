import { MonitorSmartphone } from 'lucide-react';
import type { OwnSession } from '#schemas/api/session.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useLoaded } from '../api/useLoaded.ts';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { refusalText } from '../texts/refusalText.ts';
import { type Say, useSay } from '../texts/say.ts';
import { useMoments } from '../texts/useMoments.ts';
import { browserName } from '../session/browserName.ts';
import styles from '../parts/FactList.module.css';
import { useEnding } from './useEnding.ts';

function nameOf(say: Say, { agent }: OwnSession): string {
  const { browser, system } = browserName(agent);
  if (browser === undefined) return say('account.unknownBrowser');
  return system === undefined ? browser : say('account.browserOn', { browser, system });
}

/** Where one is signed in, and how to end that. */
export function SessionList({ round }: { readonly round: number }) {
  const say = useSay();
  const moments = useMoments();
  const { api } = useWorkplace();
  const loaded = useLoaded(api.ownSessions, round);
  const { fault, end } = useEnding(loaded.reload);

  if (loaded.state === 'failed')
    return (
      <EmptyState
        title={say('account.sessionsFailed')}
        text={refusalText(say, loaded.refusal)}
        action={{ label: say('app.retry'), onPress: loaded.reload }}
      />
    );
  const sessions = loaded.state === 'ready' ? loaded.value : [];
  return (
    <div className={styles.root} aria-busy={loaded.state === 'loading'}>
      <ul className={styles.list} aria-label={say('account.sessions')}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <MonitorSmartphone size={18} aria-hidden />
            <div className={styles.facts}>
              <p className={styles.name}>
                {nameOf(say, session)}
                {session.isThis ? <span className={styles.this}>{say('account.this')}</span> : null}
              </p>
              <p className={styles.text}>
                {[
                  session.ip,
                  say('account.started', { when: moments.full(session.startedAt) }),
                  say('account.seen', { when: moments.since(session.seenAt) }),
                ].join(' · ')}
              </p>
            </div>
            {session.isThis ? null : (
              <Button
                size="small"
                variant="soft"
                aria-label={say('account.endThis', { browser: nameOf(say, session) })}
                onClick={() => void end(() => api.endSession({ session: session.id }))}
              >
                {say('account.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.fault} role="alert">
        {fault}
      </p>
      {sessions.length > 1 ? (
        <Button size="small" variant="danger" onClick={() => void end(api.endOtherSessions)}>
          {say('account.endAll')}
        </Button>
      ) : null}
    </div>
  );
}
