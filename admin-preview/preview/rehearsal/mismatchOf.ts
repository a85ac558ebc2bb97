import type { Seen } from './runRehearsal.ts';

/** What is not as the rules say: accepted though refused, refused though accepted, no such field, or a bare text key. */
export type Mismatch = 'accepted' | 'refused' | 'absent' | 'noText';

export function mismatchOf({ trial, isThere, message }: Seen): Mismatch | undefined {
  if (!isThere) return 'absent';
  if (trial.fault === undefined) return message === '' ? undefined : 'refused';
  if (message === '') return 'accepted';
  return message === trial.fault.message ? 'noText' : undefined;
}
