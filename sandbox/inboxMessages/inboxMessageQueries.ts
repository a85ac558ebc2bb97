import type { Queries } from '#server/store/database/Database.ts';
import type { AskedPage } from '../calls/readRecordQuery.ts';

/** What the sandbox writes to its members by itself. */
export type InboxMessageName = 'welcome' | 'security' | 'limits' | 'feedback';

/** `letter` names a text that we have in every language. A message without it has a title and content of its own. */
export type MessageRow = {
  id: number;
  letter: InboxMessageName | null;
  title: string | null;
  content: string | null;
  isRead: boolean;
  sentAt: Date;
};

const COLUMNS = 'id, letter, title, content, is_read as "isRead", sent_at as "sentAt"';
const OF_READER = 'account_id = $1 and not is_deleted';

/** Newest first. */
export const listMessages = (
  queries: Queries,
  accountId: number,
  { limit, offset }: Pick<AskedPage, 'limit' | 'offset'>,
): Promise<MessageRow[]> =>
  queries.query<MessageRow>(
    `select ${COLUMNS} from member_messages where ${OF_READER} order by sent_at desc, id desc limit $2 offset $3`,
    [accountId, limit, offset],
  );

export async function findMessage(queries: Queries, accountId: number, id: number): Promise<MessageRow | undefined> {
  const [row] = await queries.query<MessageRow>(`select ${COLUMNS} from member_messages where ${OF_READER} and id = $2`, [
    accountId,
    id,
  ]);
  return row;
}

export async function countMessages(queries: Queries, accountId: number): Promise<{ all: number; unread: number }> {
  const [row] = await queries.query<{ all: number; unread: number }>(
    `select count(*) as "all", count(*) filter (where not is_read) as unread from member_messages where ${OF_READER}`,
    [accountId],
  );
  return row ?? { all: 0, unread: 0 };
}

/** Marks some as read, or all. Others' are left alone. */
export async function markMessages(queries: Queries, accountId: number, ids: readonly number[] | undefined): Promise<void> {
  await queries.query(
    `update member_messages set is_read = true
     where ${OF_READER} and not is_read and ($2::bigint[] is null or id = any($2))`,
    [accountId, ids ?? null],
  );
}

export async function deleteMessages(queries: Queries, accountId: number, ids: readonly number[]): Promise<void> {
  await queries.query(`update member_messages set is_deleted = true where ${OF_READER} and id = any($2::bigint[])`, [
    accountId,
    ids,
  ]);
}

export async function sendInboxMessage(
  queries: Queries,
  accountId: number,
  letter: InboxMessageName,
  sentAt: Date,
): Promise<void> {
  await queries.query('insert into member_messages (account_id, letter, sent_at) values ($1, $2, $3)', [
    accountId,
    letter,
    sentAt,
  ]);
}
