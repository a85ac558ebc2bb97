import { randomInt } from 'node:crypto';
import type { SocialProvider } from '#schemas/release/behaviourWords.ts';
import type { Queries } from '#server/store/Database.ts';
import { isUniqueViolation } from '#server/store/sqlState.ts';
import { type Account, findByUsername } from '../accounts/accountQueries.ts';
import { insertAccount } from '../access/insertAccount.ts';
import { refuseAudience } from '../access/login.ts';
import type { CallContext } from '../calls/CallContext.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { type SocialLink, findLinked, linkAccount } from './socialQueries.ts';
import type { SocialIdentity } from './socialWays.ts';

/** Kind of account that a first login makes. */
const NEW_MEMBER = 0;
const MAX_NICKNAME = 80;
const SUFFIX = 8;
/** Of so many names one is free. */
const TRIES = 5;

/** Small letters and digits, 14 to 16 of them: fits the usual rules, and does not show the player's name at the provider. */
const generateUsername = (provider: SocialProvider): string =>
  provider +
  randomInt(36 ** SUFFIX)
    .toString(36)
    .padStart(SUFFIX, '0');

async function findAccount(queries: Queries, link: SocialLink): Promise<Account | undefined> {
  const username = await findLinked(queries, link);
  return username === undefined ? undefined : findByUsername(queries, link.merchantCode, username);
}

async function makeAccount(queries: Queries, link: SocialLink, name: string | undefined, now: Date): Promise<Account> {
  const { merchantCode, provider } = link;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const username = generateUsername(provider);
    const isNew = await insertAccount(queries, {
      merchantCode,
      username,
      // No password fits an account without one.
      passwordHash: null,
      paymentPasswordHash: null,
      nickname: name?.trim().slice(0, MAX_NICKNAME) || null,
      mobile: null,
      email: null,
      details: { socialProvider: provider },
      createdAt: now,
      mustAccept: true,
    });
    const account = isNew ? await findByUsername(queries, merchantCode, username) : undefined;
    if (account !== undefined) {
      await linkAccount(queries, link, account.id, now);
      return account;
    }
  }
  throw new Error(`No free username was found for an account of ${provider}.`);
}

/** The account of a player at a provider: the one of earlier logins, or a new one, whose owner has yet to accept the terms. */
export async function accountOf(
  { db, clock }: SandboxParts,
  { merchantCode, site }: CallContext,
  provider: SocialProvider,
  { issuer, subject, name }: SocialIdentity,
): Promise<Account> {
  const now = clock();
  const link: SocialLink = { merchantCode, provider, issuer, subject };
  const known = await findAccount(db, link);
  if (known) return known;
  refuseAudience(site, { customerType: NEW_MEMBER }); // before there is an account that could never enter
  try {
    return await db.transaction((queries) => makeAccount(queries, link, name, now));
  } catch (error) {
    // Of two first logins at once one has made the account.
    const made = isUniqueViolation(error) ? await findAccount(db, link) : undefined;
    if (made === undefined) throw error;
    return made;
  }
}
