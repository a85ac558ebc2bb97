import type { FooterItem } from '#schemas/release/templateParameters.schema.ts';
import { useTracksReading, useUnreadNotices } from '#src/features/announcements/useUnreadNotices.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { badgeCount } from '#src/lib/format/badgeCount.ts';
import { hasCall } from '#src/site/hasCall.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import styles from './FooterNav.module.css';

function Count({ count }: { readonly count: number }) {
  const t = useText();
  const shown = badgeCount(count);
  return shown === '' ? null : (
    <span className={styles.count} role="img" aria-label={t('menu.unread', { count: shown })}>
      {shown}
    </span>
  );
}

const NoticeCount = () => <Count count={useUnreadNotices()} />;
const ChatCount = ({ call }: { readonly call: 'chatUnread' | 'chatUnreadOther' }) => (
  <Count count={useRead(call, {}).data?.count ?? 0} />
);

/** How much a member has not read of what an item leads to; nothing for guests and trials (ANN-05, CHAT-03). */
export function ItemCount({ item }: { readonly item: FooterItem }) {
  const tracks = useTracksReading();
  const { site } = useSite();
  if (!tracks) return null;
  if (item === 'notice') return <NoticeCount />;
  const call = site.behaviour.content.chatCount === 'CSP_unreadCount' ? 'chatUnreadOther' : 'chatUnread';
  return item === 'chat' && hasCall(site, call) ? <ChatCount call={call} /> : null;
}
