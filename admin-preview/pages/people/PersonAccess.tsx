import { useCallback, useState } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { LoadFailure } from '../../kit/parts/LoadFailure.tsx';
import lists from '../../kit/parts/FactList.module.css';
import { useListFocus } from '../../kit/parts/useListFocus.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './PersonAccess.module.css';
import { SessionRows } from './SessionRows.tsx';
import { TokenRow } from './TokenRow.tsx';
import { useEnding } from './useEnding.ts';

interface PersonAccessProps {
  readonly person: number;
  /** A new one loads the lists again. */
  readonly occasion: number;
}

/** Where another operator is signed in and which API tokens act for them, and how to end one or all. */
export function PersonAccess({ person, occasion }: PersonAccessProps) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const load = useCallback(() => api.personAccess({ person }), [api, person]);
  const loaded = useLoaded(load, occasion);
  const { fault, end } = useEnding(loaded.reload);
  const [isSure, setIsSure] = useState(false);
  const { sessions, tokens } = loaded.state === 'ready' ? loaded.value : { sessions: [], tokens: [] };
  const sessionFocus = useListFocus<HTMLUListElement>(sessions.length);
  const tokenFocus = useListFocus<HTMLUListElement>(tokens.length);

  if (loaded.state === 'failed')
    return <LoadFailure title={t('people.accessFailed')} refusal={loaded.refusal} onRetry={loaded.reload} />;
  return (
    <div className={styles.root} aria-busy={loaded.state === 'loading'}>
      <section className={lists.root} aria-label={t('account.sessions')}>
        <h3 className={styles.heading}>{t('account.sessions')}</h3>
        {loaded.state === 'ready' && sessions.length === 0 ? <p className={lists.text}>{t('people.noSessions')}</p> : null}
        <ul className={lists.list} {...sessionFocus}>
          <SessionRows
            sessions={sessions}
            onEnd={({ id }) =>
              () =>
                void end(() => api.endPersonSession({ person, session: id }))
              }
          />
        </ul>
        {sessions.length > 1 ? (
          <Button size="small" variant="danger" onClick={() => void end(() => api.endPersonSessions({ person }))}>
            {t('people.endSessions')}
          </Button>
        ) : null}
      </section>
      <section className={lists.root} aria-label={t('tokens.title')}>
        <h3 className={styles.heading}>{t('tokens.title')}</h3>
        {loaded.state === 'ready' && tokens.length === 0 ? <p className={lists.text}>{t('tokens.none')}</p> : null}
        <ul className={lists.list} {...tokenFocus}>
          {tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              onRevoke={() => void end(() => api.revokePersonToken({ person, token: token.id }))}
            />
          ))}
        </ul>
        {tokens.length > 1 ? (
          <Button
            size="small"
            variant="danger"
            onClick={isSure ? () => void end(() => api.revokePersonTokens({ person })) : () => setIsSure(true)}
            onBlur={() => setIsSure(false)}
          >
            {t(isSure ? 'people.revokeTokensSure' : 'people.revokeTokens')}
          </Button>
        ) : null}
      </section>
      <p className={lists.fault} role="alert">
        {fault}
      </p>
    </div>
  );
}
