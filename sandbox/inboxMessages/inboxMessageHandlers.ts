import type { InboxListAnswer, InboxMessageAnswer } from '#schemas/declare/platform/messages.schema.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { Account } from '../calls/Account.ts';
import { TRIAL_TYPE } from '../accounts/accountQueries.ts';
import type { CallContext, Handlers, MemberContext } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import { readCount, readText } from '../calls/readQuery.ts';
import { readPage } from '../calls/readRecordQuery.ts';
import { paragraphsOf } from '../calls/paragraphsOf.ts';
import { sandboxTexts } from '../calls/sandboxTexts.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { contentLanguage } from '../system/homeOf.ts';
import {
  type MessageRow,
  countMessages,
  deleteMessages,
  findMessage,
  listMessages,
  markMessages,
} from './inboxMessageQueries.ts';

type InboxMessageHandlers = Pick<Handlers, 'inboxUnread' | 'inboxList' | 'inboxMessage' | 'inboxMark' | 'inboxDelete'>;

const PREVIEW = 140;

/** Title and HTML of a message, in the language of the request. */
function wordsOf({ letter, title, content }: MessageRow, { site, query }: CallContext): [title: string, content: string] {
  if (letter === null) return [title ?? '', content ?? ''];
  const t = sandboxTexts[contentLanguage(site, readText(query, 'language', 10))];
  const brand = site.full.template.parameters.title ?? '';
  return [t(`inbox.${letter}.title`, { brand }), paragraphsOf(t(`inbox.${letter}.text`, { brand }))];
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** How a message begins, as plain text. */
const previewOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, PREVIEW);

const headOf = ({ id, isRead, sentAt }: MessageRow, title: string) => ({
  id,
  title,
  sentAt: sentAt.toISOString(),
  read: isRead,
});

/** Trial accounts have no messages (INBOX-01). */
const memberOf = ({ account }: MemberContext): Account | undefined => (account.customerType === TRIAL_TYPE ? undefined : account);

async function list(parts: SandboxParts, context: MemberContext): Promise<InboxListAnswer> {
  const member = memberOf(context);
  const page = readPage(context.query);
  const pageNum = page.pageNo;
  if (member === undefined) return { messages: [], pageNum, totalPages: 0, totalCount: 0 };
  const rows = await listMessages(parts.db, member.id, page);
  const { all } = await countMessages(parts.db, member.id);
  const messages = rows.map((row) => {
    const [title, content] = wordsOf(row, context);
    return { ...headOf(row, title), preview: previewOf(content) };
  });
  return { messages, pageNum, totalPages: Math.ceil(all / page.pageSize), totalCount: all };
}

async function message(parts: SandboxParts, context: MemberContext): Promise<InboxMessageAnswer> {
  const member = memberOf(context);
  const id = readCount(context.query, 'id', 0, 0, 999_999_999);
  const row = member && (await findMessage(parts.db, member.id, id));
  if (row === undefined) throw refuse('message.unknown');
  const [title, content] = wordsOf(row, context);
  return { ...headOf(row, title), content };
}

/** A member's inbox (INBOX-02) and its unread count (CALL-41). */
export const inboxMessageHandlers = (parts: SandboxParts): InboxMessageHandlers => ({
  inboxUnread: async (context) => {
    const member = memberOf(context);
    return { count: member === undefined ? 0 : (await countMessages(parts.db, member.id)).unread };
  },
  inboxList: (context) => list(parts, context),
  inboxMessage: (context) => message(parts, context),
  // Idempotent: repeated marks and removals change nothing.
  inboxMark: async ({ account, body }) => {
    await markMessages(parts.db, account.id, readBody('inboxMark', body).ids);
  },
  inboxDelete: async ({ account, body }) => {
    await deleteMessages(parts.db, account.id, readBody('inboxDelete', body).ids);
  },
});
