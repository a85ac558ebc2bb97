import { loginByPassword } from './access.ts';
import type { Client } from './createClient.ts';
import type { Account } from './registration.ts';
import { NeedsPerson, type Walk } from './Walk.ts';

/** Speaks for an account. Throws `ApiError` where the site does not let it in. */
export async function sessionOf(walk: Walk, account: Account | undefined): Promise<Client> {
  if (account?.password === undefined) throw new NeedsPerson('logs in as a member');
  return walk.http.as(await loginByPassword(walk, account.userName, account.password));
}
