import { randomInt } from 'node:crypto';
import type { SocialProvider } from '#schemas/declare/names/behaviourWords.ts';
import type { Queries } from '#server/store/database/Database.ts';
import { isUniqueViolation } from '#server/store/database/sqlState.ts';
import type { Account } from '../calls/Account.ts';
import { affiliateExists, findByUsername } from '../accounts/accountQueries.ts';
import { insertAccount } from '../access/insertAccount.ts';
import { refuseAudience } from '../access/login.ts';
import type { CallContext } from '../calls/CallContext.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { joinInviter } from '../team/joinInviter.ts';
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

interface NewMember {
  readonly name: string | undefined;
  /** A known invitation. */
  readonly invitation: string | undefined;
  readonly now: Date;
}

async function makeAccount(
  queries: Queries,
  context: CallContext,
  link: SocialLink,
  { name, invitation, now }: NewMember,
): Promise<Account> {
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
      details: { socialProvider: provider, ...(invitation === undefined ? {} : { affiliateCode: invitation }) },
      createdAt: now,
      mustAccept: true,
    });
    const account = isNew ? await findByUsername(queries, merchantCode, username) : undefined;
    if (account !== undefined) {
      await linkAccount(queries, link, account.id, now);
      if (invitation !== undefined) await joinInviter(queries, context, account.id, invitation);
      return account;
    }
  }
  throw new Error(`No free username was found for an account of ${provider}.`);
}

interface SocialPlayer {
  readonly provider: SocialProvider;
  readonly identity: SocialIdentity;
  /** The invitation that the player came by; empty where there is none. It counts for a new account. */
  readonly code: string;
}

/** The account of a player at a provider: the one of earlier logins, or a new one, whose owner has yet to accept the terms. */
export async function accountOf(
  { db, clock }: SandboxParts,
  context: CallContext,
  { provider, identity: { issuer, subject, name }, code }: SocialPlayer,
): Promise<Account> {
  const { merchantCode, site } = context;
  const now = clock();
  const link: SocialLink = { merchantCode, provider, issuer, subject };
  const linked = await findAccount(db, link);
  if (linked) return linked;
  refuseAudience(site, { customerType: NEW_MEMBER }); // before there is an account that could never enter
  const invitation = (await affiliateExists(db, merchantCode, code)) ? code : undefined;
  try {
    return await db.transaction((queries) => makeAccount(queries, context, link, { name, invitation, now }));
  } catch (error) {
    // Of two first logins at once one has made the account.
    const made = isUniqueViolation(error) ? await findAccount(db, link) : undefined;
    if (made === undefined) throw error;
    return made;
  }
}
