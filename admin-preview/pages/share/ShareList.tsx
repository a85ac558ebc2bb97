import type { ShareView } from '#schemas/edges/api/shares.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useListFocus } from '../../kit/parts/useListFocus.ts';
import { useSay } from '../../kit/texts/say.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import styles from './ShareList.module.css';

interface ShareListProps {
  readonly shares: readonly ShareView[];
  /** Missing for those who may only look. */
  readonly onRevoke: ((id: number) => void) | undefined;
}

/** The links that work now: for whom, by whom, until when, and whether they were opened. */
export function ShareList({ shares, onRevoke }: ShareListProps) {
  const say = useSay();
  const { full, since } = useMoments();
  const listFocus = useListFocus<HTMLUListElement>(shares.length);
  return (
    <section className={styles.root} tabIndex={-1} aria-label={say('share.active')}>
      <h3 className={styles.heading}>{say('share.active')}</h3>
      {shares.length === 0 ? <p className={styles.text}>{say('share.none')}</p> : null}
      <ul {...listFocus}>
        {shares.map(({ id, audience, by, createdAt, expiresAt, openedAt }) => (
          <li key={id} className={styles.share}>
            <div className={styles.words}>
              <p className={styles.name}>{say('share.line', { audience: say(`visitor.${audience}`), when: full(expiresAt) })}</p>
              <p className={styles.text}>
                {say('share.made', { by: by ?? say('team.somebody'), when: since(createdAt) })} ·{' '}
                {openedAt === null ? say('share.unopened') : say('share.opened', { when: since(openedAt) })}
              </p>
            </div>
            {onRevoke ? (
              <Button
                size="small"
                variant="soft"
                aria-label={say('share.revokeThis', { audience: say(`visitor.${audience}`), when: full(expiresAt) })}
                onClick={() => onRevoke(id)}
              >
                {say('share.revoke')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
