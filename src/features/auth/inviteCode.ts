import { sessionStore } from '#src/lib/browserStorage.ts';

/** Query name of an invitation in an address, and the key that keeps it for the visit (REG-32). */
const INVITE = 'affiliateCode';
const MAX_LENGTH = 64;

/** Keeps the invitation of the address the visitor came by, so that it is there when he registers. */
export function keepInviteCode(search: string): void {
  const code = new URLSearchParams(search).get(INVITE)?.trim().slice(0, MAX_LENGTH);
  if (code) sessionStore.set(INVITE, code);
}

export const inviteCode = (): string => sessionStore.get(INVITE) ?? '';
