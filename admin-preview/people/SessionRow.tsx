import { MonitorSmartphone } from 'lucide-react';
import type { SessionFacts } from '#schemas/api/session.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import styles from '../parts/FactList.module.css';
import { browserName } from '../session/browserName.ts';
import { type Say, useSay } from '../texts/say.ts';
import { useMoments } from '../texts/useMoments.ts';

function nameOf(say: Say, { agent }: SessionFacts): string {
  const { browser, system } = browserName(agent);
  if (browser === undefined) return say('account.unknownBrowser');
  return system === undefined ? browser : say('account.browserOn', { browser, system });
}

interface SessionRowProps {
  readonly session: SessionFacts;
  /** Missing for the session of this browser. */
  readonly onEnd?: (() => void) | undefined;
}

/** Where an operator is signed in, from which address, since when, and the way to end it. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const say = useSay();
  const moments = useMoments();
  const browser = nameOf(say, session);
  return (
    <li className={styles.session}>
      <MonitorSmartphone size={18} aria-hidden />
      <div className={styles.facts}>
        <p className={styles.name}>
          {browser}
          {onEnd ? null : <span className={styles.this}>{say('account.this')}</span>}
        </p>
        <p className={styles.text}>
          {[
            session.ip,
            say('account.started', { when: moments.full(session.startedAt) }),
            say('account.seen', { when: moments.since(session.seenAt) }),
          ].join(' · ')}
        </p>
      </div>
      {onEnd ? (
        <Button size="small" variant="soft" aria-label={say('account.endThis', { browser })} onClick={onEnd}>
          {say('account.end')}
        </Button>
      ) : null}
    </li>
  );
}
