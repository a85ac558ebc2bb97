import type { CallName } from '#schemas/platform/calls.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { badgeCount } from '#src/lib/format/badgeCount.ts';
import { hasCall } from '#src/site/hasCall.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { useTracksReading, useUnreadNotices } from '../announcements/useUnreadNotices.ts';

/** What a member may not have read yet. */
export type UnreadKind = 'notices' | 'inbox' | 'chat';

interface Look {
  readonly className: string | undefined;
}

function Count({ count, className }: Look & { readonly count: number }) {
  const t = useText();
  const shown = badgeCount(count);
  return shown === '' ? null : (
    <span className={className} role="img" aria-label={t('menu.unread', { count: shown })}>
      {shown}
    </span>
  );
}

type CountCall = Extract<CallName, 'inboxUnread' | 'chatUnread' | 'chatUnreadOther'>;

const NoticeCount = (look: Look) => <Count count={useUnreadNotices()} {...look} />;
const Counted = ({ call, ...look }: Look & { readonly call: CountCall }) => (
  <Count count={useRead(call, {}).data?.count ?? 0} {...look} />
);

/** How much a member has not read; nothing for guests and trials, who are not even asked for (ANN-05, CHAT-03, INBOX-01, MSG-07). */
export function UnreadBadge({ of, className }: { readonly of: UnreadKind; readonly className: string | undefined }) {
  const tracks = useTracksReading();
  const { site } = useSite();
  if (!tracks) return null;
  if (of === 'notices') return <NoticeCount className={className} />;
  const ofChat = site.behaviour.content.chatCount === 'CSP_unreadCount' ? 'chatUnreadOther' : 'chatUnread';
  const call = of === 'inbox' ? 'inboxUnread' : ofChat;
  return hasCall(site, call) ? <Counted call={call} className={className} /> : null;
}
