import { calls } from '#schemas/generated/calls.js';
import { refuse } from '#server/platform/refusals.ts';
import { TRIAL_TYPE } from '../accounts/accountQueries.ts';
import { requireAccount } from '../accounts/sessions.ts';
import type { CallContext } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import { limitRequests } from '../calls/counters.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { provePassword } from './provePassword.ts';
import { checkPassword, refuseSame, setPassword } from './setPassword.ts';

/**
 * CALL-20. The old password is asked for even where the player's device holds it (CHPSW-02): it sends it along.
 */
export async function changePassword(parts: SandboxParts, context: CallContext): Promise<undefined> {
  const { db, clock, limits } = parts;
  await limitRequests(db, `password ${context.network}`, limits.passwordChangesPerIp, clock());
  const account = await requireAccount(parts, context);
  if (context.version !== String(calls.changePassword.version)) throw refuse('call.version');
  const body = readBody('changePassword', context.body);
  // A trial has nothing to protect, and another player may use it next.
  if (account.customerType === TRIAL_TYPE) throw refuse('account.permission');
  const { oldPassword, newPassword, confirmNewPassword } = body;
  checkPassword(context.site, newPassword, parts.today());
  if (confirmNewPassword !== newPassword) {
    throw refuse('fields.invalid', { fields: { confirmNewPassword: { message: 'rule.equals', params: {} } } });
  }

  await provePassword(parts, account, oldPassword);
  await refuseSame(parts, account, newPassword);
  await setPassword(parts, context, account, newPassword, { currentToken: context.token });
  return undefined;
}
