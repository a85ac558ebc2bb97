import { shownName } from '#src/lib/format/shownName.ts';
import { Link } from '#src/lib/Link.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { useRead } from '#src/site/useRead.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { entries } from './entries.ts';
import styles from './TeamPath.module.css';

const toMember = (id: number) => `?member=${id}`;

function Steps({ member }: { readonly member: number }) {
  const { data } = useRead('downline', { memberId: member });
  if (!data) return null;
  return (
    <>
      {(data.uplines ?? []).map(({ memberId, username }) => (
        <li key={memberId}>
          <Icon name="forward" size={14} className={styles.sign} />
          <Link className={styles.step} to={toMember(memberId)}>
            <bdi>{shownName(username)}</bdi>
          </Link>
        </li>
      ))}
      <li>
        <Icon name="forward" size={14} className={styles.sign} />
        <span className={styles.here} aria-current="true">
          <bdi>{shownName(data.username)}</bdi>
        </span>
      </li>
    </>
  );
}

/** The agent whose team is listed, with links to the levels above. */
export function TeamPath({ member }: { readonly member: number }) {
  const t = useText();
  return (
    <nav className={styles.root} aria-label={t('team.path')}>
      <ol className={styles.list}>
        <li>
          <Link className={styles.step} to="?">
            {t('team.top')}
          </Link>
        </li>
        {useEntries(entries)('path') ? <Steps member={member} /> : null}
      </ol>
    </nav>
  );
}
