import { calls } from '../../generated/calls.js';
import type { CallName } from './declaredCalls.ts';

/** Where a call lives for a merchant (CALL-99); empty where the platform does not have it. */
export function pathOf(
  call: CallName,
  settings: { readonly paths?: Readonly<Partial<Record<CallName, string>>> } | undefined,
): string {
  return settings?.paths?.[call] ?? calls[call].path;
}
