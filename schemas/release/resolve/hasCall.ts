import type { CallName } from '../../declare/calls/declaredCalls.ts';
import type { Site } from './site.ts';

/**
 * Whether the merchant's platform has a call: features that need a call without an address are not offered (CALL-104). The page receives the
 * list of missing calls.
 */
export function hasCall({ behaviour }: Pick<Site, 'behaviour'>, call: CallName): boolean {
  const paths: Readonly<Partial<Record<CallName, string>>> = behaviour.platform.paths;
  return paths[call] !== '';
}
