import type { GateKind } from '#schemas/release/gates.schema.ts';
import type { Site } from '#schemas/resolve/site.ts';
import { paths } from '#src/lib/paths.ts';

/** Which gate of the merchant's stands before a page; any session opens the others that belong to a member (ROLE-15). */
const gated: Readonly<Record<string, keyof Site['behaviour']['gates']>> = {
  [paths.deposit]: 'deposit',
  [paths.withdraw]: 'withdraw',
  [paths.notice]: 'notice',
};

/** Pages of a member: what a guest would find there is somebody's own (ROLE-03). */
const ofMembers: readonly string[] = [
  paths.member,
  paths.settings,
  paths.feedback,
  '/m/fav-games',
  '/m/gameRecord',
  '/m/transaction/record',
  '/m/profitandloss',
  '/m/securityCenter',
  '/m/mine',
  '/m/message',
  '/m/messages',
  '/m/webEmail',
  '/m/myAccount/index',
];

/** The gate before the page at an address. */
export function gateOfPage(pathname: string, gates: Site['behaviour']['gates']): GateKind {
  const name = gated[pathname];
  if (name !== undefined) return gates[name];
  return ofMembers.includes(pathname) ? 'session' : 'open';
}
