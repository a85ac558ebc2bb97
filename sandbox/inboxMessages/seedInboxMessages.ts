import type { Queries } from '#server/store/database/Database.ts';
import { TRIAL_TYPE } from '../accounts/accountQueries.ts';
import { demoAccounts } from '../accounts/demoAccounts.ts';
import type { InboxMessageName } from './inboxMessageQueries.ts';

interface DemoInboxMessage {
  readonly letter: InboxMessageName;
  readonly afterDays: number;
  readonly isRead: boolean;
}

/** What lies in the inbox of every demo member. */
export const demoInboxMessages: readonly DemoInboxMessage[] = [
  { letter: 'welcome', afterDays: 0, isRead: true },
  { letter: 'security', afterDays: 1, isRead: false },
  { letter: 'limits', afterDays: 7, isRead: false },
];

/** Gives the demo members the messages that they never had. */
export async function seedInboxMessages(queries: Queries, merchantCodes: readonly string[], from: Date): Promise<void> {
  await queries.query(
    `insert into member_messages (account_id, letter, is_read, sent_at)
     select a.id, seed.letter, seed."isRead", $3::timestamptz + make_interval(days => seed."afterDays")
     from accounts a, jsonb_to_recordset($1::jsonb) as seed(letter text, "afterDays" int, "isRead" boolean)
     where a.merchant_code = any($2) and a.username = any($4) and a.customer_type <> $5
       and not exists (select 1 from member_messages m where m.account_id = a.id and m.letter = seed.letter)
     order by a.id, seed."afterDays"`,
    [JSON.stringify(demoInboxMessages), merchantCodes, from, demoAccounts.map(({ username }) => username), TRIAL_TYPE],
  );
}
