import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { LoadFailure } from '../../kit/parts/LoadFailure.tsx';
import { Iconed } from '../../kit/parts/Iconed.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { NewTokenDialog } from './NewTokenDialog.tsx';
import styles from '../../kit/parts/FactList.module.css';
import { TokenRow } from '../people/TokenRow.tsx';
import { useEnding } from '../people/useEnding.ts';

/** The operator's API tokens: what each may do, when it was used, and how to end it. */
export function TokenList() {
  const t = useTranslate();
  const { api } = useWorkplace();
  const loaded = useLoaded(api.ownTokens);
  const [isAdding, setIsAdding] = useState(false);
  const { fault, end } = useEnding(loaded.reload);

  if (loaded.state === 'failed')
    return <LoadFailure title={t('tokens.failed')} refusal={loaded.refusal} onRetry={loaded.reload} />;
  const tokens = loaded.state === 'ready' ? loaded.value : [];
  return (
    <div className={styles.root} aria-busy={loaded.state === 'loading'}>
      {loaded.state === 'ready' && tokens.length === 0 ? <p className={styles.text}>{t('tokens.none')}</p> : null}
      {tokens.length > 0 ? (
        <ul className={styles.list} aria-label={t('tokens.title')}>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => void end(() => api.revokeToken({ token: token.id }))} />
          ))}
        </ul>
      ) : null}
      <p className={styles.fault} role="alert">
        {fault}
      </p>
      <Button size="small" variant="soft" onClick={() => setIsAdding(true)}>
        <Iconed icon={<Plus size={15} aria-hidden />}>{t('tokens.add')}</Iconed>
      </Button>
      {isAdding ? <NewTokenDialog onAdded={loaded.reload} onClose={() => setIsAdding(false)} /> : null}
    </div>
  );
}
