import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import type { Queries } from '#server/store/database/Database.ts';

/** So many entries of a list, newest first: a file that a phone can hold. */
const MAX_ENTRIES = 20_000;

interface OwnTable {
  /** Newest first. */
  readonly order: string;
  /** Columns with credentials, or with data about another person. */
  readonly without?: readonly string[];
}

/**
 * The tables with rows of an account, all columns of which it is given but those left out here. A test holds this list to the tables
 * of the database.
 */
export const ownTables: Readonly<Record<string, OwnTable>> = {
  account_sessions: { order: 'created_at desc', without: ['token_hash'] },
  accepted_terms: { order: 'accepted_at desc' },
  agent_contracts: { order: 'id desc' },
  agent_lines: { order: 'account_id', without: ['upline_id'] },
  announcement_reads: { order: 'announcement_id desc' },
  bank_cards: { order: 'id desc', without: ['number_hash'] },
  chat_messages: { order: 'id desc', without: ['ticket_hash'] },
  chats: { order: 'expires_at desc', without: ['ticket_hash'] },
  favourites: { order: 'turn desc' },
  feedbacks: { order: 'id desc' },
  game_rounds: { order: 'id desc' },
  launches: { order: 'expires_at desc', without: ['ticket_hash', 'session_hash'] },
  ledger: { order: 'id desc' },
  member_messages: { order: 'id desc' },
  passkeys: { order: 'id desc', without: ['credential_id', 'public_key'] },
  passkey_challenges: { order: 'expires_at desc', without: ['challenge_hash'] },
  password_links: { order: 'expires_at desc', without: ['token_hash'] },
  recent_games: { order: 'turn desc' },
  redemptions: { order: 'redeemed_at desc' },
  reward_claims: { order: 'claimed_at desc' },
  security_answers: { order: 'place', without: ['answer_hash'] },
  social_accounts: { order: 'created_at desc' },
  wallets: { order: 'account_id' },
};

const PASSWORDS = ['password_hash', 'payment_password_hash'];

type Entries = CallAnswer<'exportOwnData'>['data'][string];

/** Everything about an account, by the names of the tables, and which of them have more entries than are given. */
export async function readOwnData(
  queries: Queries,
  accountId: number,
): Promise<Pick<CallAnswer<'exportOwnData'>, 'data' | 'shortened'>> {
  const [account] = await queries.query<{ entry: Entries[number] }>(
    'select to_jsonb(a) - $2::text[] as entry from accounts a where id = $1',
    [accountId, PASSWORDS],
  );
  const events = await queries.query<{ entry: Entries[number] }>(
    `select to_jsonb(e) as entry from contract_events e join agent_contracts c on c.id = e.contract_id
     where c.account_id = $1 order by e.id desc limit $2`,
    [accountId, MAX_ENTRIES],
  );
  const data: Record<string, Entries> = {
    accounts: account === undefined ? [] : [account.entry],
    contract_events: events.map(({ entry }) => entry),
  };
  const shortened: string[] = [];
  for (const [table, { order, without = [] }] of Object.entries(ownTables)) {
    const [list] = await queries.query(
      `select coalesce(jsonb_agg(to_jsonb(l) - $2::text[]), '[]') as entries
       from (select * from ${table} where account_id = $1 order by ${order} limit $3) as l`,
      [accountId, ['account_id', ...without], MAX_ENTRIES + 1],
    );
    const entries = list?.['entries'] as Entries; // jsonb_agg of objects
    if (entries.length > MAX_ENTRIES) shortened.push(table);
    data[table] = entries.slice(0, MAX_ENTRIES);
  }
  return { data, shortened };
}
