import type { Queries } from '#server/store/database/Database.ts';
import { hashSecret } from '../credentials/hashSecret.ts';

export type StoredPasskey = {
  readonly id: number;
  readonly accountId: number;
  readonly credentialId: string;
  /** Base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
};

const COLUMNS = `p.id, p.account_id as "accountId", p.credential_id as "credentialId", p.public_key as "publicKey", p.counter,
  p.transports, p.name, p.created_at as "createdAt", p.used_at as "usedAt"`;

/** Newest first. */
export const listPasskeys = (queries: Queries, accountId: number) =>
  queries.query<StoredPasskey>(`select ${COLUMNS} from passkeys p where p.account_id = $1 order by p.id desc`, [accountId]);

/** The passkey of a merchant's member by the id that its device gave it. */
export async function findPasskey(
  queries: Queries,
  merchantCode: string,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  const [passkey] = await queries.query<StoredPasskey>(
    `select ${COLUMNS} from passkeys p join accounts a on a.id = p.account_id where p.credential_id = $1 and a.merchant_code = $2`,
    [credentialId, merchantCode],
  );
  return passkey;
}

type NewPasskey = Omit<StoredPasskey, 'id' | 'createdAt' | 'usedAt'>;

/** Stores a passkey. False if one of its id is known. */
export async function insertPasskey(queries: Queries, passkey: NewPasskey, now: Date): Promise<boolean> {
  const { accountId, credentialId, publicKey, counter, transports, name } = passkey;
  const added = await queries.query(
    `insert into passkeys (account_id, credential_id, public_key, counter, transports, name, created_at)
     values ($1, $2, $3, $4, $5::jsonb, $6, $7) on conflict (credential_id) do nothing returning id`,
    [accountId, credentialId, publicKey, counter, JSON.stringify(transports), name, now],
  );
  return added.length > 0;
}

/** Notes a login. False if the passkey was removed meanwhile, or its device has counted further: then this is a copy of it. */
export async function notePasskeyUse(queries: Queries, id: number, counter: number, now: Date): Promise<boolean> {
  const noted = await queries.query(
    'update passkeys set counter = $2, used_at = $3 where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id',
    [id, counter, now],
  );
  return noted.length > 0;
}

/** False if the member has no such passkey. */
export async function deletePasskey(queries: Queries, accountId: number, id: string): Promise<boolean> {
  const removed = await queries.query('delete from passkeys where account_id = $1 and id::text = $2 returning id', [
    accountId,
    id,
  ]);
  return removed.length > 0;
}

export interface Challenge {
  readonly merchantCode: string;
  /** Of the member who adds a passkey; nobody's for a login. */
  readonly accountId: number | null;
}

export async function storeChallenge(
  queries: Queries,
  challenge: string,
  { merchantCode, accountId }: Challenge,
  expiresAt: Date,
): Promise<void> {
  await queries.query(
    'insert into passkey_challenges (challenge_hash, merchant_code, account_id, expires_at) values ($1, $2, $3, $4)',
    [hashSecret(challenge), merchantCode, accountId, expiresAt],
  );
}

/** Takes a challenge up, once. False when there is none, it is somebody else's, or took too long. */
export async function takeChallenge(
  queries: Queries,
  challenge: string,
  { merchantCode, accountId }: Challenge,
  now: Date,
): Promise<boolean> {
  const [taken] = await queries.query<{ expiresAt: Date }>(
    `delete from passkey_challenges where challenge_hash = $1 and merchant_code = $2 and account_id is not distinct from $3
     returning expires_at as "expiresAt"`,
    [hashSecret(challenge), merchantCode, accountId],
  );
  return taken !== undefined && taken.expiresAt > now;
}
