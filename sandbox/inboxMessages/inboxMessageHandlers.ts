import type { InboxListAnswer, InboxMessageAnswer } from '#schemas/declare/platform/messages.schema.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import { type Account, TRIAL_TYPE } from '../accounts/accountQueries.ts';
import { requireAccount } from '../accounts/sessions.ts';
import type { CallContext, Handlers } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import { limitRequests } from '../calls/counters.ts';
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
async function memberOf(parts: SandboxParts, context: CallContext): Promise<Account | undefined> {
  const account = await requireAccount(parts, context);
  return account.customerType === TRIAL_TYPE ? undefined : account;
}

async function list(parts: SandboxParts, context: CallContext): Promise<InboxListAnswer> {
  const member = await memberOf(parts, context);
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

async function message(parts: SandboxParts, context: CallContext): Promise<InboxMessageAnswer> {
  const member = await memberOf(parts, context);
  const id = readCount(context.query, 'id', 0, 0, 999_999_999);
  const row = member && (await findMessage(parts.db, member.id, id));
  if (row === undefined) throw refuse('message.unknown');
  const [title, content] = wordsOf(row, context);
  return { ...headOf(row, title), content };
}

/** The member who changes the inbox. What is changed twice stays as it is. */
async function writerOf(parts: SandboxParts, context: CallContext): Promise<Account> {
  const account = await requireAccount(parts, context);
  await limitRequests(parts.db, `inbox ${account.id}`, parts.limits.inboxWritesPerAccount, parts.clock());
  return account;
}

async function mark(parts: SandboxParts, context: CallContext): Promise<void> {
  const { id } = await writerOf(parts, context);
  const body = readBody('inboxMark', context.body);
  await markMessages(parts.db, id, body.ids);
}

async function remove(parts: SandboxParts, context: CallContext): Promise<void> {
  const { id } = await writerOf(parts, context);
  const body = readBody('inboxDelete', context.body);
  await deleteMessages(parts.db, id, body.ids);
}

/** A member's inbox (INBOX-02), and what is unread in it (CALL-41). */
export const inboxMessageHandlers = (parts: SandboxParts): InboxMessageHandlers => ({
  inboxUnread: async (context) => {
    const member = await memberOf(parts, context);
    return { count: member === undefined ? 0 : (await countMessages(parts.db, member.id)).unread };
  },
  inboxList: (context) => list(parts, context),
  inboxMessage: (context) => message(parts, context),
  inboxMark: async (context) => {
    await mark(parts, context);
  },
  inboxDelete: async (context) => {
    await remove(parts, context);
  },
});
