import { type PlatformRefusalCode, platformRefusals } from '#schemas/declare/platform/platformRefusals.ts';
import { PlatformRefusal } from '../errors/PlatformRefusal.ts';

/** Makes a refusal to throw. */
export function refuse(code: PlatformRefusalCode, value?: unknown): PlatformRefusal {
  const [status, message] = platformRefusals[code];
  return new PlatformRefusal(code, status, value, message);
}

/** A refusal that says how long to wait, in whole seconds: in the answer and in the `Retry-After` header. */
export function refuseFor(
  code: 'rate.limited' | 'login.locked' | 'platform.busy' | 'platform.unavailable',
  retryAfterS: number,
): PlatformRefusal {
  return refuse(code, { retryAfterS });
}
