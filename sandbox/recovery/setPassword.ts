import { runRules } from '#schemas/rules/runRules.ts';
import { changedMessage } from '#server/messages/composeMessage.ts';
import type { Queries } from '#server/store/database/Database.ts';
import type { LiveSite } from '#server/platform/LiveSite.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { Account } from '../calls/Account.ts';
import { forgetFailures } from '../access/login.ts';
import { weakPassword } from '../credentials/weakPassword.ts';
import { endOtherSessions } from '../accounts/sessions.ts';
import type { CallContext } from '../calls/CallContext.ts';
import { messageHeadOf } from '../calls/messageHeadOf.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { dayOf } from '../calls/days.ts';

/** Refuses a new password that violates the merchant's `password` rules, as the form does, or is easy to guess. */
export function checkPassword(site: LiveSite, newPassword: string, today: Date): void {
  const rules = site.full.registerSettings.shared.password;
  const context = { values: { password: newPassword }, today: dayOf(today) };
  const fault = runRules(newPassword, { required: true, rules }, context) ?? weakPassword(site, newPassword);
  if (fault) throw refuse('fields.invalid', { fields: { newPassword: fault } });
}

/**
 * Refuses the password that the account has already (FORGOT-11), and one with its name in it. Call it only after the member's
 * identity is proven.
 */
export async function refuseForAccount(
  { passwords }: SandboxParts,
  site: LiveSite,
  { passwordHash, username }: Account,
  newPassword: string,
): Promise<void> {
  if (await passwords.fits(newPassword, passwordHash)) throw refuse('modify.new.old.same');
  const fault = weakPassword(site, newPassword, username);
  if (fault) throw refuse('fields.invalid', { fields: { newPassword: fault } });
}

export interface Circumstances {
  /** The session that goes on; every other ends. */
  readonly currentToken?: string | undefined;
  /** Takes what proved the right to it, together with the change; throws when it is gone. */
  readonly spendProof?: (queries: Queries) => Promise<void>;
}

/** Gives an account a new password, ends its sessions and links, and notifies its owner by mail. */
export async function setPassword(
  { db, passwords, messenger, later }: SandboxParts,
  context: CallContext,
  { id, username, email }: Account,
  newPassword: string,
  { currentToken, spendProof }: Circumstances,
): Promise<void> {
  const passwordHash = await passwords.hash(newPassword);
  await db.transaction(async (queries) => {
    await spendProof?.(queries);
    await queries.query('update accounts set password_hash = $2 where id = $1', [id, passwordHash]);
    await queries.query('delete from password_links where account_id = $1', [id]);
    await endOtherSessions(queries, id, currentToken);
    await forgetFailures(queries, context, username);
  });
  if (email !== null) later.do(() => messenger.send(changedMessage(messageHeadOf(context), email)));
}
