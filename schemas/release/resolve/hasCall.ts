import type { CallName } from '../../declare/calls/declaredCalls.ts';
import type { Site } from './site.ts';

/**
 * Whether the merchant's platform has a call: what needs one without an address is not offered (CALL-104). A page is told of
 * each that it does not have.
 */
export function hasCall({ behaviour }: Pick<Site, 'behaviour'>, call: CallName): boolean {
  const paths: Readonly<Partial<Record<CallName, string>>> = behaviour.platform.paths;
  return paths[call] !== '';
}
