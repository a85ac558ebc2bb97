import type { Messenger } from '#server/messages/Messenger.ts';
import type { Database } from '#server/store/database/Database.ts';
import type { Clock } from '#server/store/clock/clock.ts';
import { leaveInInbox } from './inboxQueries.ts';

/** Leaves every message in the development inbox instead of sending it. */
export const createInboxMessenger = (db: Database, clock: Clock): Messenger => ({
  send: ({ channel, merchantCode, to, text, answer }) =>
    leaveInInbox(db, { merchantCode, kind: channel, reference: to, answer, message: text, createdAt: clock() }),
});
