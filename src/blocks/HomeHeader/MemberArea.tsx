import { Suspense, lazy } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#src/lib/paths.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import styles from './HomeHeader.module.css';
import { MemberBalance } from './MemberBalance.tsx';

const SessionClock = lazy(async () => ({
  default: (await import('#src/features/responsible/SessionClock.tsx')).SessionClock,
}));

/** Who is logged in, and what is in the wallet, and for how long. */
export function MemberArea({ balance }: { readonly balance: boolean }) {
  const t = useText();
  const { sessionClock } = useSite().site.behaviour.responsible;
  const { data } = useRead('member', {});
  const userName = useSiteState((state) => state.session?.userName);
  const name = data?.nickname || data?.account || userName || t('header.member');
  const clock = sessionClock ? (
    <Suspense fallback={null}>
      <SessionClock />
    </Suspense>
  ) : null;
  return (
    <>
      {balance ? <MemberBalance name={name} clock={clock} /> : clock}
      <Link className={styles.avatar} to={paths.member} aria-label={`${t('header.member')}: ${name}`}>
        <span aria-hidden="true">{[...name][0]?.toUpperCase()}</span>
      </Link>
    </>
  );
}
