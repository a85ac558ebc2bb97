import { MAX_PASSKEYS } from '#schemas/declare/platform/passkeys.schema.ts';
import type { SessionAnswer } from '#schemas/declare/platform/session.schema.ts';
import { isAudience } from '#schemas/declare/names/visitor.ts';
import type { LiveSite } from '#server/platform/LiveSite.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import { enter, refuseLocked } from '../access/login.ts';
import { findAccount } from '../accounts/accountQueries.ts';
import type { CallContext, Handlers, MemberContext } from '../calls/CallContext.ts';
import { PASSKEY_CHALLENGE_MS } from '../calls/limits.ts';
import { readBody } from '../calls/readBody.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { proveOwner } from '../profile/setProfile.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  storeChallenge,
  takeChallenge,
} from './passkeyQueries.ts';
import { creationOptions, readNewPasskey, requestOptions, signedCount } from './webAuthn.ts';

type PasskeyHandlers = Pick<
  Handlers,
  'passkeyChallenge' | 'passkeyLogin' | 'passkeys' | 'passkeyOptions' | 'addPasskey' | 'removePasskey'
>;

function refuseWhereOff({ full }: LiveSite): void {
  if (!full.template.behaviour.login.passkeys) throw refuse('passkey.off');
}

/** Stores the challenge of options before a browser gets them. */
async function keep<O extends { readonly challenge: string }>(
  { db, clock }: SandboxParts,
  { merchantCode }: CallContext,
  options: O,
  accountId: number | null,
): Promise<O> {
  const expiresAt = new Date(clock().getTime() + PASSKEY_CHALLENGE_MS);
  await storeChallenge(db, options.challenge, { merchantCode, accountId }, expiresAt);
  return options;
}

const takenBy =
  ({ db, clock }: SandboxParts, { merchantCode }: CallContext, accountId: number | null) =>
  (challenge: string) =>
    takeChallenge(db, challenge, { merchantCode, accountId }, clock());

/** A passkey is more than a password, but its account is let in by the same rules. */
async function login(parts: SandboxParts, context: CallContext): Promise<SessionAnswer> {
  const { passkey } = readBody('passkeyLogin', context.body);
  refuseWhereOff(context.site);
  const { db, clock } = parts;
  const { merchantCode } = context;
  const stored = await findPasskey(db, merchantCode, passkey.id);
  const account = stored && (await findAccount(db, merchantCode, stored.accountId));
  if (stored === undefined || account === undefined) throw refuse('passkey.unknown');
  const counter = await signedCount(context, stored, passkey, takenBy(parts, context, null));
  if (counter === undefined || !(await notePasskeyUse(db, stored.id, counter, clock()))) throw refuse('passkey.wrong');
  if (isAudience({ type: account.customerType }, 'trial')) throw refuse('free_reject');
  await refuseLocked(parts, context, account);
  return enter(parts, context, account);
}

async function options(parts: SandboxParts, context: MemberContext) {
  const { password } = readBody('passkeyOptions', context.body);
  refuseWhereOff(context.site);
  const { account } = context;
  await proveOwner(parts, context, password);
  const existing = await listPasskeys(parts.db, account.id);
  if (existing.length >= MAX_PASSKEYS) throw refuse('passkey.full');
  return keep(parts, context, await creationOptions(context, account, existing), account.id);
}

/** The login password was proven for the challenge. */
async function add(parts: SandboxParts, context: MemberContext): Promise<undefined> {
  const { name, passkey } = readBody('addPasskey', context.body);
  refuseWhereOff(context.site);
  const { id } = context.account;
  const made = await readNewPasskey(context, passkey, takenBy(parts, context, id));
  if (made === undefined) throw refuse('passkey.wrong');
  await parts.db.transaction(async (queries) => {
    if ((await listPasskeys(queries, id)).length >= MAX_PASSKEYS) throw refuse('passkey.full');
    const isNew = await insertPasskey(queries, { ...made, accountId: id, name: name.trim() }, parts.clock());
    if (!isNew) throw refuse('passkey.wrong');
  });
  return undefined;
}

async function remove(parts: SandboxParts, context: MemberContext): Promise<undefined> {
  const { id, password } = readBody('removePasskey', context.body);
  refuseWhereOff(context.site);
  await proveOwner(parts, context, password);
  if (!(await deletePasskey(parts.db, context.account.id, id))) throw refuse('passkey.unknown');
  return undefined;
}

/** Log in by passkey, and the passkeys of a member. */
export const passkeyHandlers = (parts: SandboxParts): PasskeyHandlers => ({
  passkeyChallenge: async (context) => {
    readBody('passkeyChallenge', context.body);
    refuseWhereOff(context.site);
    return keep(parts, context, await requestOptions(context), null);
  },
  passkeyLogin: (context) => login(parts, context),
  passkeys: async ({ account, site }) => {
    refuseWhereOff(site);
    return (await listPasskeys(parts.db, account.id)).map(({ id, name, createdAt, usedAt }) => ({
      id: String(id),
      name,
      addedAt: createdAt.toISOString(),
      ...(usedAt === null ? {} : { usedAt: usedAt.toISOString() }),
    }));
  },
  passkeyOptions: (context) => options(parts, context),
  addPasskey: (context) => add(parts, context),
  removePasskey: (context) => remove(parts, context),
});
