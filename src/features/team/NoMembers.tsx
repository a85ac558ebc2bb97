import { Link } from '#src/lib/Link.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import styles from './NoMembers.module.css';

/** Shown when the team is empty, or when no member has that name. */
export function NoMembers({ name }: { readonly name: string }) {
  const t = useText();
  if (name !== '') return <EmptyState icon="search" text={t('team.noMatch', { name })} />;
  return (
    <EmptyState icon="team" text={t('team.none')}>
      <Link className={styles.link} to={paths.openAccount}>
        {t('agent.openAccount')}
      </Link>
    </EmptyState>
  );
}
