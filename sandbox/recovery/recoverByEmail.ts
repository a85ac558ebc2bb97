import type { RecoverBody } from '#schemas/declare/platform/access.schema.ts';
import { readValue } from '#schemas/rules/readValue.ts';
import { createToken } from '#server/store/secrets/secretToken.ts';
import { recoverMessage } from '#server/messages/composeMessage.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import { findByLoginName, usernameKey } from '../accounts/accountQueries.ts';
import { hashSecret } from '../credentials/hashSecret.ts';
import type { CallContext } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import { limitRequests } from '../calls/counters.ts';
import { messageHeadOf } from '../calls/messageHeadOf.ts';
import { LINK_MS } from '../calls/limits.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { mobilesOfName } from '../verification/mobileNumber.ts';
import { deleteLink, findByLink, insertLink } from './linkQueries.ts';
import { checkPassword, refuseForAccount, setPassword } from './setPassword.ts';

const sameAddress = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Sends the link, if the account of this name, or of this number as players write it, has this address. */
async function sendLink(parts: SandboxParts, context: CallContext, { email, ...body }: RecoverBody): Promise<void> {
  const { db, clock, messenger } = parts;
  const username = readValue('username', body.username);
  const named = await findByLoginName(db, context.merchantCode, username, mobilesOfName(context.site, username));
  const account = named.find((each) => each.email !== null && sameAddress(each.email, email));
  if (!account?.email) return;
  const token = createToken();
  await insertLink(db, account.id, hashSecret(token), new Date(clock().getTime() + LINK_MS));
  // To the stored address, not to the typed one.
  await messenger.send(recoverMessage(messageHeadOf(context), account.email, token, LINK_MS));
}

/**
 * CALL-18. Answers alike, and as fast, whether the account exists: it is only looked for after the answer, and requests
 * for unknown names are counted too.
 */
export async function recoverByEmail(parts: SandboxParts, context: CallContext): Promise<undefined> {
  const { db, clock, limits, later } = parts;
  const { merchantCode } = context;
  const now = clock();
  const body = readBody('recoverByEmail', context.body);
  const who = hashSecret(`${merchantCode} ${usernameKey(readValue('username', body.username))}`);
  await limitRequests(db, `recover ${who}`, limits.recoveriesPerUsername, now);
  later.do(() => sendLink(parts, context, body));
  return undefined;
}

/** Sets a new password by the link of a recovery mail. The link works once; a refused password does not use it up. */
export async function resetByEmail(parts: SandboxParts, context: CallContext): Promise<undefined> {
  const { db, clock } = parts;
  const now = clock();
  const body = readBody('resetByEmail', context.body);
  const { token, newPassword } = body;
  checkPassword(context.site, newPassword, parts.today());
  const tokenHash = hashSecret(token);
  const account = await findByLink(db, context.merchantCode, tokenHash, now);
  if (!account) throw refuse('recover.link');
  await refuseForAccount(parts, context.site, account, newPassword);
  await setPassword(parts, context, account, newPassword, {
    spendProof: async (queries) => {
      if (!(await deleteLink(queries, tokenHash))) throw refuse('recover.link');
    },
  });
  return undefined;
}
