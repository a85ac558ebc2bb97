import type { Handlers } from '../calls/CallContext.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { changePassword } from './changePassword.ts';
import { recoverByEmail, resetByEmail } from './recoverByEmail.ts';
import { setPasswordByPhone } from './setPasswordByPhone.ts';

/** Every way to another password. */
export const recoveryHandlers = (
  parts: SandboxParts,
): Pick<Handlers, 'recoverByEmail' | 'resetByEmail' | 'setPasswordByPhone' | 'changePassword'> => ({
  recoverByEmail: (context) => recoverByEmail(parts, context),
  resetByEmail: (context) => resetByEmail(parts, context),
  setPasswordByPhone: (context) => setPasswordByPhone(parts, context),
  changePassword: (context) => changePassword(parts, context),
});
