import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import type { TokenView } from '#schemas/api/tokens.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useLoaded } from '../api/useLoaded.ts';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Iconed } from '../parts/Iconed.tsx';
import { rolesSentences } from '../people/rolesSentence.ts';
import { refusalText } from '../texts/refusalText.ts';
import { useSay } from '../texts/say.ts';
import { useMoments } from '../texts/useMoments.ts';
import { NewTokenDialog } from './NewTokenDialog.tsx';
import styles from '../parts/FactList.module.css';
import { useEnding } from './useEnding.ts';

function Token({ token, onRevoke }: { readonly token: TokenView; readonly onRevoke: () => void }) {
  const say = useSay();
  const moments = useMoments();
  const { name, roles, expiresAt, usedAt } = token;
  const until = new Date(expiresAt) <= new Date() ? 'tokens.expired' : 'tokens.until';
  return (
    <li className={styles.session}>
      <KeyRound size={18} aria-hidden />
      <div className={styles.facts}>
        <p className={styles.name}>{name}</p>
        <p className={styles.text}>
          {[
            ...rolesSentences(say, roles),
            usedAt === null ? say('tokens.unused') : say('account.seen', { when: moments.since(usedAt) }),
            say(until, { when: moments.full(expiresAt) }),
          ].join(' · ')}
        </p>
      </div>
      <Button size="small" variant="soft" aria-label={say('tokens.revokeThis', { name })} onClick={onRevoke}>
        {say('tokens.revoke')}
      </Button>
    </li>
  );
}

/** The operator's API tokens: what each may do, when it was used, and how to end it. */
export function TokenList() {
  const say = useSay();
  const { api } = useWorkplace();
  const loaded = useLoaded(api.ownTokens);
  const [isAdding, setIsAdding] = useState(false);
  const { fault, end } = useEnding(loaded.reload);

  if (loaded.state === 'failed')
    return (
      <EmptyState
        title={say('tokens.failed')}
        text={refusalText(say, loaded.refusal)}
        action={{ label: say('app.retry'), onPress: loaded.reload }}
      />
    );
  const tokens = loaded.state === 'ready' ? loaded.value : [];
  return (
    <div className={styles.root} aria-busy={loaded.state === 'loading'}>
      {loaded.state === 'ready' && tokens.length === 0 ? <p className={styles.text}>{say('tokens.none')}</p> : null}
      {tokens.length > 0 ? (
        <ul className={styles.list} aria-label={say('tokens.title')}>
          {tokens.map((token) => (
            <Token key={token.id} token={token} onRevoke={() => void end(() => api.revokeToken({ token: token.id }))} />
          ))}
        </ul>
      ) : null}
      <p className={styles.fault} role="alert">
        {fault}
      </p>
      <Button size="small" variant="soft" onClick={() => setIsAdding(true)}>
        <Iconed icon={<Plus size={15} aria-hidden />}>{say('tokens.add')}</Iconed>
      </Button>
      {isAdding ? <NewTokenDialog onAdded={loaded.reload} onClose={() => setIsAdding(false)} /> : null}
    </div>
  );
}
