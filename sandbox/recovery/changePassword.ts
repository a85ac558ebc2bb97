import { calls } from '#schemas/generated/calls.js';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { MemberContext } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { proveOwner } from './proveOwner.ts';
import { checkPassword, refuseForAccount, setPassword } from './setPassword.ts';

/**
 * CALL-20. The old password is required even where the player's device stores it (CHPSW-02): the device sends it.
 */
export async function changePassword(parts: SandboxParts, context: MemberContext): Promise<undefined> {
  const { account } = context;
  if (context.version !== String(calls.changePassword.version)) throw refuse('call.version');
  const body = readBody('changePassword', context.body);
  const { newPassword, confirmNewPassword } = body;
  checkPassword(context.site, newPassword, parts.today());
  if (confirmNewPassword !== newPassword) {
    throw refuse('fields.invalid', { fields: { confirmNewPassword: { message: 'rule.equals', params: {} } } });
  }

  const proof = await proveOwner(parts, context, account, body);
  await refuseForAccount(parts, context.site, account, newPassword);
  await setPassword(parts, context, account, newPassword, { ...proof, currentToken: context.token });
  return undefined;
}
