import { paths } from '#schemas/declare/pages/addresses.ts';
import { verdictOf } from '#schemas/release/guards/gates.ts';
import { type Visitor, isAudience } from '#schemas/declare/names/visitor.ts';
import type { ChatAnswer, UnreadAnswer } from '#schemas/declare/platform/announcements.schema.ts';
import { createToken } from '#server/store/secrets/secretToken.ts';
import { TRIAL_TYPE } from '../accounts/accountQueries.ts';
import { hashSecret } from '../credentials/hashSecret.ts';
import { findSession } from '../accounts/sessions.ts';
import type { CallContext, Handlers, MemberContext } from '../calls/CallContext.ts';
import { CHAT_MS } from '../calls/limits.ts';
import { readText } from '../calls/readQuery.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import { sandboxTexts } from '../calls/sandboxTexts.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { contentLanguage } from '../system/homeOf.ts';
import { countUnreadChat, insertChat } from './chatQueries.ts';

/** Where the sandbox's chat is; see `chatRoutes.ts`. */
export const CHAT_PATH = '/sandbox/chat';

type ChatHandlers = Pick<Handlers, 'chatLaunch' | 'chatModels' | 'chatUnread' | 'chatUnreadOther'>;

/** Refuses visitors whom the merchant's gate keeps from starting a chat. */
function admitVisitor({ site }: CallContext, visitor: Visitor): void {
  const verdict = verdictOf(site.full.template.behaviour.gates.chat, visitor);
  if (verdict === 'login') throw refuse('session.missing');
  if (verdict === 'reject') throw refuse(isAudience(visitor, 'trial') ? 'free_reject' : 'account.permission');
}

/** The path of an address without its host, so that the link back never leaves the lobby. */
function backPathOf(address: string): string {
  const base = 'https://lobby.invalid';
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  return url && /^\/(?!\/)/.test(url.pathname) && url.protocol.startsWith('http') ? url.pathname + url.search : paths.home;
}

async function launchChat({ db, clock }: SandboxParts, context: CallContext): Promise<ChatAnswer> {
  const { query, merchantCode, site } = context;
  const account = await findSession({ db, clock }, context);
  admitVisitor(context, { type: account?.customerType ?? null });
  const ticket = createToken();
  await insertChat(db, {
    ticketHash: hashSecret(ticket),
    merchantCode,
    accountId: account?.id ?? null,
    language: contentLanguage(site, readText(query, 'language', 10)),
    backPath: backPathOf(readText(query, 'backUrl', 500)),
    expiresAt: new Date(clock().getTime() + CHAT_MS),
  });
  return { chatUrl: `${CHAT_PATH}?ticket=${ticket}` };
}

/** Trial accounts have no messages (CHAT-03). */
async function chatUnread(parts: SandboxParts, { account }: MemberContext): Promise<UnreadAnswer> {
  const { id, customerType } = account;
  return { count: customerType === TRIAL_TYPE ? 0 : await countUnreadChat(parts.db, id) };
}

/** Live chat and its unread count (CALL-37 to CALL-40). */
export const chatHandlers = (parts: SandboxParts): ChatHandlers => ({
  chatLaunch: (context) => launchChat(parts, context),
  chatModels: ({ site, query }) => [
    { id: 'desk', name: sandboxTexts[contentLanguage(site, readText(query, 'language', 10))]('chat.heading') },
  ],
  chatUnread: (context) => chatUnread(parts, context),
  chatUnreadOther: (context) => chatUnread(parts, context),
});
