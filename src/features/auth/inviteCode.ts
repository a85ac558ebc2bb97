import { sessionStore } from '#src/lib/browserStorage.ts';

/** Session storage key of the invitation that the visitor came by. */
const INVITE_KEY = 'affiliateCode';
const MAX_LENGTH = 64;

/** Stores the invitation code of the address, so that it is there when the visitor registers (REG-32). */
export function storeInviteCode(search: string, inviteQuery: string): void {
  const code = new URLSearchParams(search).get(inviteQuery)?.trim().slice(0, MAX_LENGTH);
  if (code) sessionStore.set(INVITE_KEY, code);
}

export const inviteCode = (): string => sessionStore.get(INVITE_KEY) ?? '';
