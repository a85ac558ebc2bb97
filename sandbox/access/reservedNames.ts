import { usernameKey } from '../accounts/accountQueries.ts';
import type { LiveSite } from '#server/platform/LiveSite.ts';

/** Whether a name could be taken for the site itself or its staff: the merchant's list, its code and its title. */
export function isReserved({ full }: LiveSite, username: string): boolean {
  const { merchantCode, parameters, behaviour } = full.template;
  const name = usernameKey(username);
  const title = (parameters.title ?? '').replaceAll(/\s/g, '');
  return [...behaviour.login.reservedNames, merchantCode, title].some((reserved) => usernameKey(reserved) === name);
}
