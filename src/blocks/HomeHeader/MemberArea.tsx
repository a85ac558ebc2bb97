import { Suspense, lazy } from 'react';
import { Link } from 'react-router-dom';
import { BalanceWidget } from '#src/features/wallet/BalanceWidget.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#src/lib/paths.ts';
import { hasCall } from '#src/site/hasCall.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import styles from './HomeHeader.module.css';

const SessionClock = lazy(async () => ({
  default: (await import('#src/features/responsible/SessionClock.tsx')).SessionClock,
}));

/** Who is logged in, and what is in the wallet, and for how long. */
export function MemberArea({ balance }: { readonly balance: boolean }) {
  const t = useText();
  const { site } = useSite();
  const { data } = useRead('member', {});
  const userName = useSiteState((state) => state.session?.userName);
  const name = data?.nickname || data?.account || userName || t('header.member');
  const clock = site.behaviour.responsible.sessionClock ? (
    <Suspense fallback={null}>
      <SessionClock />
    </Suspense>
  ) : null;
  return (
    <>
      {balance && hasCall(site, 'wallet') ? <BalanceWidget name={name} clock={clock} /> : clock}
      <Link className={styles.avatar} to={paths.member} aria-label={`${t('header.member')}: ${name}`}>
        <span aria-hidden="true">{[...name][0]?.toUpperCase()}</span>
      </Link>
    </>
  );
}
