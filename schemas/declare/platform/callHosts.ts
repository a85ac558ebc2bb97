import { type HostAddress, hostAddress } from '../../base/urls/hostAddress.ts';
import type { SettingsAnswer } from './system.schema.ts';

/** More hosts than anybody has would only make a failing platform slow to say so. */
const MAX_HOSTS = 8;

/** The platform's other hosts for the merchant's calls, each once. Invalid hosts are dropped. */
export function callHosts({ callHosts: listed = [] }: SettingsAnswer): readonly HostAddress[] {
  const byBase = new Map(listed.flatMap((host) => hostAddress(host) ?? []).map((host) => [host.base, host]));
  return [...byBase.values()].slice(0, MAX_HOSTS);
}
