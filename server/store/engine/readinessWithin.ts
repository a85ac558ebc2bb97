import type { Readiness } from '../database/Database.ts';
import { withPatience } from '../database/startPatience.ts';

/** A balancer asks every few seconds and must get an answer each time. */
const WITHIN_MS = 1_000;

/** What a probe of the store finds; away if that fails or takes too long. Never throws. */
export function readinessWithin(probe: () => Promise<Readiness>): Promise<Readiness> {
  return withPatience(WITHIN_MS, probe()).catch(() => 'away' as const);
}
