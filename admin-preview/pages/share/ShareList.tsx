import type { ShareView } from '#schemas/edges/api/shares.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useListFocus } from '../../kit/parts/useListFocus.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import styles from './ShareList.module.css';

interface ShareListProps {
  readonly shares: readonly ShareView[];
  /** Missing for those who may only look. */
  readonly onRevoke: ((id: number) => void) | undefined;
}

/** The links that work now: for whom, by whom, until when, and whether they were opened. */
export function ShareList({ shares, onRevoke }: ShareListProps) {
  const t = useTranslate();
  const { full, since } = useMoments();
  const listFocus = useListFocus<HTMLUListElement>(shares.length);
  return (
    <section className={styles.root} tabIndex={-1} aria-label={t('share.active')}>
      <h3 className={styles.heading}>{t('share.active')}</h3>
      {shares.length === 0 ? <p className={styles.text}>{t('share.none')}</p> : null}
      <ul {...listFocus}>
        {shares.map(({ id, audience, by, createdAt, expiresAt, openedAt }) => (
          <li key={id} className={styles.share}>
            <div className={styles.words}>
              <p className={styles.name}>{t('share.line', { audience: t(`visitor.${audience}`), when: full(expiresAt) })}</p>
              <p className={styles.text}>
                {t('share.made', { by: by ?? t('team.somebody'), when: since(createdAt) })} ·{' '}
                {openedAt === null ? t('share.unopened') : t('share.opened', { when: since(openedAt) })}
              </p>
            </div>
            {onRevoke ? (
              <Button
                size="small"
                variant="soft"
                aria-label={t('share.revokeThis', { audience: t(`visitor.${audience}`), when: full(expiresAt) })}
                onClick={() => onRevoke(id)}
              >
                {t('share.revoke')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
