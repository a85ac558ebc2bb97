import { KeyRound } from 'lucide-react';
import type { TokenView } from '#schemas/edges/api/tokens.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import styles from '../../kit/parts/FactList.module.css';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import { rolesSentences } from './rolesSentence.ts';

interface TokenRowProps {
  readonly token: TokenView;
  readonly onRevoke: () => void;
}

/** An API token: what it may do, when it was used, how long it is valid, and the way to revoke it. */
export function TokenRow({ token, onRevoke }: TokenRowProps) {
  const t = useTranslate();
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
            ...rolesSentences(t, roles),
            usedAt === null ? t('tokens.unused') : t('account.seen', { when: moments.since(usedAt) }),
            t(until, { when: moments.full(expiresAt) }),
          ].join(' · ')}
        </p>
      </div>
      <Button size="small" variant="soft" aria-label={t('tokens.revokeThis', { name })} onClick={onRevoke}>
        {t('tokens.revoke')}
      </Button>
    </li>
  );
}
