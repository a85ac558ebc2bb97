import type { CallAnswer, CallName } from '#schemas/calls/declaredCalls.ts';
import { readAnswer } from '#schemas/calls/readAnswer.ts';
import { refuse } from '../platform/refusals.ts';

/** The value of a platform's answer. Refuses one that has another shape than its call declares, and logs what is wrong. */
export function requireAnswer<C extends CallName>(
  call: C,
  value: unknown,
  log: { error(fields: object, message: string): void },
): CallAnswer<C> {
  const read = readAnswer(call, value);
  if (read.ok) return read.value;
  log.error({ call, problems: read.problems }, 'the platform answered in another shape');
  throw refuse('platform.nonsense');
}
