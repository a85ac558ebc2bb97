import { useContext } from 'react';
import type { HomeHeaderProps } from './block.ts';
import { isFilled } from '#schemas/release/resolve/evaluateWhen.ts';
import { useUnreadNotices } from '#src/features/announcements/useUnreadNotices.ts';
import { useMemberName } from '#src/features/menus/useMemberName.ts';
import { UnreadBadge } from '#src/features/messages/UnreadBadge.tsx';
import { CompactBalance } from '#src/features/wallet/CompactBalance.tsx';
import { HeaderBalance } from '#src/features/wallet/HeaderBalance.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { GatedLink } from '#src/site/GatedLink.tsx';
import { OnHome } from '#src/site/onHome.ts';
import { useCircumstances, useIsVisitorKnown, useSite, useSiteState } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { Link } from '#src/lib/Link.tsx';
import { lazyExtra } from '#src/site/lazyPart.tsx';
import { entries } from './entries.ts';
import styles from './HomeHeader.module.css';

const SessionClock = lazyExtra(async () => (await import('#src/features/responsible/SessionClock.tsx')).SessionClock);

export type MemberAreaProps = Pick<HomeHeaderProps, 'balance' | 'bell' | 'member'>;

/** The member's initial: opens the menu that the layout names, or leads to the member centre where there is none (HEAD-11). */
function Avatar({ member, name }: { readonly member: MemberAreaProps['member']; readonly name: string }) {
  const t = useText();
  const circumstances = useCircumstances();
  const openOverlay = useSiteState((state) => state.openOverlay);
  const hasNews = useUnreadNotices() > 0;
  const label = `${t('header.member')}: ${name}`;
  const content = (
    <>
      <span aria-hidden="true">{[...name][0]?.toUpperCase()}</span>
      {hasNews ? <span className={styles.news} aria-hidden="true" /> : null}
    </>
  );
  if (member === 'page' || !isFilled(member, circumstances)) {
    return (
      <Link className={styles.avatar} to={paths.member} aria-label={label}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={styles.avatar}
      popoverTarget={member}
      aria-label={label}
      // The menu's code may still be on its way: it opens as soon as it is here.
      onClick={() => document.getElementById(member) ?? openOverlay(member)}
    >
      {content}
    </button>
  );
}

/** The way to the notices, with how many are unread. */
function Bell() {
  const t = useText();
  const { site } = useSite();
  return (
    <Link className={styles.bell} to={site.behaviour.menus.notices.path}>
      <Icon name="notice" size={22} />
      <VisuallyHidden>{t('page.notices')}</VisuallyHidden>
      <UnreadBadge of="notices" corner />
    </Link>
  );
}

/** Until the session is known: the outline, which is the same for every member. */
function AwaitedArea({ balance }: Pick<MemberAreaProps, 'balance'>) {
  const t = useText();
  const shows = useEntries(entries, { balance });
  return (
    <>
      {shows('balance') ? <span className={styles.awaited} role="status" aria-label={t('app.loading')} /> : null}
      <span className={styles.avatar} aria-hidden="true" />
    </>
  );
}

/** The way to a deposit, beside the balance. */
function Deposit() {
  const t = useText();
  const { gates } = useSite().site.behaviour;
  return (
    <GatedLink className={styles.deposit} to={paths.deposit} gate={gates.deposit}>
      <Icon name="deposit" size={18} />
      <VisuallyHidden>{t('footer.deposit')}</VisuallyHidden>
    </GatedLink>
  );
}

/** Balance, time of the session, news and account. */
function KnownArea({ balance, bell, member }: MemberAreaProps) {
  const t = useText();
  const isOnHome = useContext(OnHome);
  const { site } = useSite();
  const name = useMemberName() || t('header.member');
  const shows = useEntries(entries, { balance, bell });
  const clock = site.behaviour.responsible.sessionClock ? <SessionClock /> : null;
  const wallet = isOnHome ? (
    <HeaderBalance clock={clock}>{shows('deposit') ? <Deposit /> : null}</HeaderBalance>
  ) : (
    <CompactBalance clock={clock} />
  );
  return (
    <>
      {shows('balance') ? wallet : clock}
      {isOnHome && shows('bell') ? <Bell /> : null}
      <Avatar member={member} name={name} />
    </>
  );
}

/** A member's part of the header. */
export const MemberArea = (props: MemberAreaProps) =>
  useIsVisitorKnown() ? <KnownArea {...props} /> : <AwaitedArea {...props} />;
