import type { SessionAnswer } from '#schemas/platform/session.schema.ts';
import type { Database } from '../../../store/Database.ts';
import type { Account } from './accountQueries.ts';
import { openSession } from './sessions.ts';

/** Opens a session for somebody who has proved that the account is his, by whatever way. */
export async function enterAccount(db: Database, account: Account, now: Date): Promise<SessionAnswer> {
  const token = await openSession(db, account.id, now);
  const isFirst = account.firstLoginAt === null;
  if (isFirst) await db.query('update accounts set first_login_at = $2 where id = $1', [account.id, now]);
  const { username, customerType, merchantCode } = account;
  return { token, userName: username, type: customerType, firstTimeLogin: isFirst, merchantCode };
}
