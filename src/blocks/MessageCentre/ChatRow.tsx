import { openChat } from '#src/features/service/openChat.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { refusalText, verdictOf } from '#schemas/release/guards/gates.ts';
import { useSite, useSiteState, useVisitor } from '#src/site/siteContext.ts';
import { ActionRow } from './rows.tsx';

/** Starts a live chat (MSG-05, CHAT-02); shows a message to visitors who may not chat at this merchant. */
export function ChatRow() {
  const t = useText();
  const page = useSite();
  const { gates, timings } = page.site.behaviour;
  const visitor = useVisitor();
  const isRefused = verdictOf(gates.chat, visitor) === 'reject';
  const showToast = useSiteState((state) => state.showToast);

  function onPress() {
    if (isRefused) showToast(t(refusalText(visitor, gates)), { durationMs: timings.rejectToastMs });
    else void openChat(page, t);
  }

  return <ActionRow icon="chat" title="messages.chat" note="messages.chatNote" unread="chat" onPress={onPress} />;
}
