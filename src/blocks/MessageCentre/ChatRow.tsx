import { useOpenChat } from '#src/features/service/useOpenChat.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { verdictOf } from '#src/site/gates.ts';
import { useSite, useSiteState, useVisitor } from '#src/site/siteContext.ts';
import { ActionRow } from './rows.tsx';

/** Starts a live chat (MSG-05, CHAT-02); tells whom the merchant does not let chat. */
export function ChatRow() {
  const t = useText();
  const { gates, timings } = useSite().site.behaviour;
  const isRefused = verdictOf(gates.chat, useVisitor()) === 'reject';
  const showToast = useSiteState((state) => state.showToast);
  const openChat = useOpenChat();

  function onPress() {
    if (isRefused) showToast(t('free_reject'), { durationMs: timings.rejectToastMs });
    else void openChat();
  }

  return <ActionRow icon="chat" title="messages.chat" note="messages.chatNote" unread="chat" onPress={onPress} />;
}
