import { MonitorSmartphone } from 'lucide-react';
import type { SessionFacts } from '#schemas/edges/api/session.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import styles from '../../kit/parts/FactList.module.css';
import { browserName } from '../../kit/session/browserName.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';

function nameOf(t: ToolTranslator, { agent }: SessionFacts): string {
  const { browser, system } = browserName(agent);
  if (browser === undefined) return t('account.unknownBrowser');
  return system === undefined ? browser : t('account.browserOn', { browser, system });
}

/** Names of sessions. Those of one kind of browser are numbered, so that each button that ends one has a name of its own. */
function namesOf(t: ToolTranslator, sessions: readonly SessionFacts[]): string[] {
  const plain = sessions.map((session) => nameOf(t, session));
  return plain.map((name, index) => {
    const isAlone = plain.indexOf(name) === plain.lastIndexOf(name);
    return isAlone ? name : `${name} (${plain.slice(0, index + 1).filter((other) => other === name).length})`;
  });
}

interface SessionRowsProps<Session extends SessionFacts> {
  readonly sessions: readonly Session[];
  /** How to end one; none for the session of this browser. */
  readonly onEnd: (session: Session) => (() => void) | undefined;
}

/** Where an operator is signed in, from which address, since when, and the way to end each. */
export function SessionRows<Session extends SessionFacts>({ sessions, onEnd }: SessionRowsProps<Session>) {
  const t = useTranslate();
  const moments = useMoments();
  const names = namesOf(t, sessions);
  return sessions.map((session, index) => {
    const browser = names[index] ?? '';
    const end = onEnd(session);
    return (
      <li key={session.id} className={styles.session}>
        <MonitorSmartphone size={18} aria-hidden />
        <div className={styles.facts}>
          <p className={styles.name}>
            {browser}
            {end ? null : <span className={styles.this}>{t('account.this')}</span>}
          </p>
          <p className={styles.text}>
            {[
              session.ip,
              t('account.started', { when: moments.full(session.startedAt) }),
              t('account.seen', { when: moments.since(session.seenAt) }),
            ].join(' · ')}
          </p>
        </div>
        {end ? (
          <Button size="small" variant="soft" aria-label={t('account.endThis', { browser })} onClick={end}>
            {t('account.end')}
          </Button>
        ) : null}
      </li>
    );
  });
}
