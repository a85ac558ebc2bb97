import type { SocialProvider } from '#schemas/declare/names/behaviourWords.ts';
import type { Queries } from '#server/store/database/Database.ts';
import { hashSecret } from '../credentials/hashSecret.ts';
import type { SocialIdentity } from './socialWays.ts';

/** A login that is under way elsewhere. The verifier must be sent on as it is; it is worth nothing without the code. */
export interface SocialStart {
  readonly merchantCode: string;
  readonly provider: SocialProvider;
  readonly verifier: string;
  readonly nonce: string;
  readonly returnPath: string;
}

export async function storeStart(queries: Queries, state: string, start: SocialStart, expiresAt: Date): Promise<void> {
  await queries.query(
    `insert into social_starts (state_hash, merchant_code, provider, verifier, nonce, return_path, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [hashSecret(state), start.merchantCode, start.provider, start.verifier, start.nonce, start.returnPath, expiresAt],
  );
}

type TakenStart = { verifier: string; nonce: string; returnPath: string };

/** Takes a started login up, once. Undefined when there is none, it is another merchant's or provider's, or took too long. */
export async function takeStart(
  queries: Queries,
  state: string,
  merchantCode: string,
  provider: SocialProvider,
  now: Date,
): Promise<TakenStart | undefined> {
  const [start] = await queries.query<TakenStart & { expiresAt: Date }>(
    `delete from social_starts where state_hash = $1 and merchant_code = $2 and provider = $3
     returning verifier, nonce, return_path as "returnPath", expires_at as "expiresAt"`,
    [hashSecret(state), merchantCode, provider],
  );
  return start && start.expiresAt > now ? start : undefined;
}

export interface SocialLink extends Pick<SocialIdentity, 'issuer' | 'subject'> {
  readonly merchantCode: string;
  readonly provider: SocialProvider;
}

/** The username of the account that is linked to an identity at a provider. */
export async function findLinked(queries: Queries, link: SocialLink): Promise<string | undefined> {
  const [row] = await queries.query<{ username: string }>(
    `select a.username from social_accounts s join accounts a on a.id = s.account_id
     where s.merchant_code = $1 and s.provider = $2 and s.issuer = $3 and s.subject = $4`,
    [link.merchantCode, link.provider, link.issuer, link.subject],
  );
  return row?.username;
}

export async function linkAccount(queries: Queries, link: SocialLink, accountId: number, now: Date): Promise<void> {
  await queries.query(
    `insert into social_accounts (merchant_code, provider, issuer, subject, account_id, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [link.merchantCode, link.provider, link.issuer, link.subject, accountId, now],
  );
}
