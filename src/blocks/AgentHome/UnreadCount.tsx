import { useTracksReading, useUnreadNotices } from '#src/features/announcements/useUnreadNotices.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { badgeCount } from '#src/lib/format/badgeCount.ts';
import { hasCall } from '#src/site/hasCall.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import styles from './UnreadCount.module.css';

function Count({ count }: { readonly count: number }) {
  const t = useText();
  const shown = badgeCount(count);
  return shown === '' ? null : (
    <span className={styles.root} role="img" aria-label={t('menu.unread', { count: shown })}>
      {shown}
    </span>
  );
}

const Mails = () => <Count count={useRead('inboxUnread', {}).data?.count ?? 0} />;

/** Unread mails (AGHOME-06). */
export function InboxCount() {
  const { site } = useSite();
  return useTracksReading() && hasCall(site, 'inboxUnread') ? <Mails /> : null;
}

/** Unread notices of agents (AGHOME-09). */
export const NoticeCount = () => <Count count={useUnreadNotices(['A'])} />;
