import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { badgeCount } from '#src/lib/format/badgeCount.ts';
import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import styles from './UnreadBadge.module.css';
import { useTracksReading, useUnreadNotices } from '../announcements/useUnreadNotices.ts';

/** Kinds of messages with an unread count. */
export type UnreadKind = 'notices' | 'agentNotices' | 'inbox' | 'chat';

interface Look {
  /** At the corner of an icon instead of in a row of words. */
  readonly corner?: boolean;
}

function Count({ count, corner }: Look & { readonly count: number }) {
  const t = useText();
  const shown = badgeCount(count);
  return shown === '' ? null : (
    <span className={styles.root} data-corner={corner} role="img" aria-label={t('menu.unread', { count: shown })}>
      {shown}
    </span>
  );
}

type CountCall = Extract<CallName, 'inboxUnread' | 'chatUnread' | 'chatUnreadOther'>;

/** Answers of the chat and messages come while the page is open. */
const COUNT_EVERY_MS = 60_000;

const OF_AGENTS = ['A'] as const;

const NoticeCount = (look: Look) => <Count count={useUnreadNotices()} {...look} />;
const AgentNoticeCount = (look: Look) => <Count count={useUnreadNotices(OF_AGENTS)} {...look} />;
const Counted = ({ call, ...look }: Look & { readonly call: CountCall }) => (
  <Count count={useRead(call, {}, { refreshMs: COUNT_EVERY_MS }).data?.count ?? 0} {...look} />
);

/** A member's unread count; nothing for guests and trials, for whom no request is sent (ANN-05, CHAT-03, INBOX-01, MSG-07). */
export function UnreadBadge({ of, ...look }: Look & { readonly of: UnreadKind }) {
  const tracks = useTracksReading();
  const { site } = useSite();
  if (!tracks) return null;
  if (of === 'notices') return <NoticeCount {...look} />;
  if (of === 'agentNotices') return <AgentNoticeCount {...look} />;
  const ofChat = site.behaviour.content.chatCount === 'CSP_unreadCount' ? 'chatUnreadOther' : 'chatUnread';
  const call = of === 'inbox' ? 'inboxUnread' : ofChat;
  return hasCall(site, call) ? <Counted call={call} {...look} /> : null;
}
