import type { Queries } from '#server/store/database/Database.ts';

const MAX_ENTRIES = 50;
export const INBOX_MS = 60 * 60 * 1000;

export type InboxEntry = {
  id: number;
  merchantCode: string;
  kind: 'captcha' | 'sms' | 'mail';
  /** The id of the captcha, else the recipient. */
  reference: string;
  /** The code or the link; empty where a message holds none. */
  answer: string;
  /** The whole text of a message; null for a captcha. */
  message: string | null;
  createdAt: Date;
};

/** Leaves a code or a message where developers and journeys find it; only the newest fifty stay. */
export async function leaveInInbox(queries: Queries, entry: Omit<InboxEntry, 'id'>): Promise<void> {
  const { merchantCode, kind, reference, answer, message, createdAt } = entry;
  await queries.query(
    'insert into inbox (merchant_code, kind, reference, answer, message, created_at) values ($1, $2, $3, $4, $5, $6)',
    [merchantCode, kind, reference, answer, message, createdAt],
  );
  await queries.query('delete from inbox where id <= (select max(id) from inbox) - $1', [MAX_ENTRIES]);
}

/** What came in the last hour, newest first. */
export const listInbox = (queries: Queries, now: Date) =>
  queries.query<InboxEntry>(
    `select id, merchant_code as "merchantCode", kind, reference, answer, message, created_at as "createdAt"
     from inbox where created_at > $1 order by id desc limit $2`,
    [new Date(now.getTime() - INBOX_MS), MAX_ENTRIES],
  );
