import type { Queries } from '#server/store/database/Database.ts';

export interface NewChat {
  readonly ticketHash: string;
  readonly merchantCode: string;
  /** Null for a guest, whose messages belong to the ticket. */
  readonly accountId: number | null;
  readonly language: string;
  readonly backPath: string;
  readonly expiresAt: Date;
}

export async function insertChat(queries: Queries, chat: NewChat): Promise<void> {
  await queries.query(
    `insert into chats (ticket_hash, merchant_code, account_id, language, back_path, expires_at) values ($1, $2, $3, $4, $5, $6)`,
    [chat.ticketHash, chat.merchantCode, chat.accountId, chat.language, chat.backPath, chat.expiresAt],
  );
}

export type Chat = { ticketHash: string; accountId: number | null; language: string; backPath: string };

export async function findChat(queries: Queries, ticketHash: string, merchantCode: string, now: Date): Promise<Chat | undefined> {
  const [chat] = await queries.query<Chat>(
    `select ticket_hash as "ticketHash", account_id as "accountId", language, back_path as "backPath"
     from chats where ticket_hash = $1 and merchant_code = $2 and expires_at > $3`,
    [ticketHash, merchantCode, now],
  );
  return chat;
}

export type ChatMessage = { isFromService: boolean; text: string };

/** Whose conversation it is: a member's, or that of one ticket. */
type Conversation = Pick<Chat, 'ticketHash' | 'accountId'>;
const OF_CONVERSATION = '(account_id = $1::bigint or ($1::bigint is null and ticket_hash = $2))';

/** The last messages, oldest first. Reading them marks the answers of customer service as read. */
export async function readMessages(
  queries: Queries,
  { accountId, ticketHash }: Conversation,
  count: number,
): Promise<ChatMessage[]> {
  await queries.query(`update chat_messages set is_read = true where is_desk and not is_read and ${OF_CONVERSATION}`, [
    accountId,
    ticketHash,
  ]);
  return queries.query<ChatMessage>(
    `select is_desk as "isFromService", text from (
       select id, is_desk, text from chat_messages where ${OF_CONVERSATION} order by id desc limit $3
     ) as newest order by id`,
    [accountId, ticketHash, count],
  );
}

/** A message of a member, or an answer of customer service. */
export async function addMessage(
  queries: Queries,
  { accountId, ticketHash }: Conversation,
  { isFromService, text }: ChatMessage,
): Promise<void> {
  await queries.query(
    'insert into chat_messages (account_id, ticket_hash, is_desk, is_read, text) values ($1, $2, $3, false, $4)',
    [accountId, accountId === null ? ticketHash : null, isFromService, text],
  );
}

export async function countUnreadChat(queries: Queries, accountId: number): Promise<number> {
  const [row] = await queries.query<{ count: number }>(
    'select count(*) as count from chat_messages where account_id = $1 and is_desk and not is_read',
    [accountId],
  );
  return row?.count ?? 0;
}
