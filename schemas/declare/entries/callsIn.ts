import type { CallName } from '../calls/declaredCalls.ts';
import type { Condition } from './condition.ts';

/** The calls of the platform that a condition asks for. */
export function callsIn(when: Condition): readonly CallName[] {
  if ('call' in when) return [when.call];
  if ('all' in when) return when.all.flatMap(callsIn);
  if ('any' in when) return when.any.flatMap(callsIn);
  return 'not' in when ? callsIn(when.not) : [];
}
