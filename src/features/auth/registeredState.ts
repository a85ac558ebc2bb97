import { isObject } from '#schemas/base/json/isObject.ts';
import { isOverHome } from '#src/site/dialogState.ts';

/** The account that has just been registered: the name to log in with, and the number if the account has no password. */
export interface Registered {
  readonly registered: string;
  readonly mobile?: { readonly dialingCode: string; readonly mobileNum: string };
}

/**
 * History state that leads from a finished registration to the login with the name filled in (REG-36). A form that lay
 * over home stays there, and the way back after the login stays too.
 */
export const registeredState = (who: Registered, from: unknown) => ({ ...(isOverHome(from) ? from : {}), ...who });

/** The account that a registration has handed over in the history state, if any. */
export function readRegistered(state: unknown): Registered | undefined {
  if (!isObject(state) || typeof state['registered'] !== 'string') return undefined;
  const { registered, mobile } = state;
  if (!isObject(mobile) || typeof mobile['dialingCode'] !== 'string' || typeof mobile['mobileNum'] !== 'string')
    return { registered };
  return { registered, mobile: { dialingCode: mobile['dialingCode'], mobileNum: mobile['mobileNum'] } };
}
