import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { calls } from '#schemas/generated/calls.js';
import { rightOf } from '#schemas/base/text/pair.ts';
import type { LiveSite } from '../platform/LiveSite.ts';

/** All paths below these belong to the platform; other routes must not use them. */
export const PLATFORM_PATH = /^\/(?:wps|lgw)\//;

const names = Object.keys(calls) as CallName[]; // the keys of a literal: Object.keys only says string

/** The path of a call at a merchant's platform (CALL-99); empty if the platform does not have it (CALL-104). */
export const pathOf = (call: CallName, site: LiveSite | undefined): string =>
  rightOf(site?.full.template.behaviour.platform.paths ?? [], call) ?? calls[call].path;

type Addresses = ReadonlyMap<string, CallName>;
const tableAddresses = addressesOf(undefined);
const addressesBySite = new WeakMap<LiveSite, Addresses>();

function addressesOf(site: LiveSite | undefined): Addresses {
  return new Map(names.map((name) => [`${calls[name].method} ${pathOf(name, site)}`, name]));
}

/** The call of a path at a merchant's platform, or undefined. */
export function callOf(method: string, path: string, site: LiveSite | undefined): CallName | undefined {
  const addresses = site === undefined ? tableAddresses : (addressesBySite.get(site) ?? addressesOf(site));
  if (site !== undefined) addressesBySite.set(site, addresses);
  return addresses.get(`${method === 'HEAD' ? 'GET' : method} ${path}`);
}

/** The methods of a path, for the answer to a wrong method. Empty if the path is unknown. */
export const methodsAt = (path: string, site: LiveSite | undefined): string[] =>
  names.filter((name) => pathOf(name, site) === path).map((name) => calls[name].method);
