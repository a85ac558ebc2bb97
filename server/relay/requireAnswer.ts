import type { CallAnswer, CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { readAnswer } from '#schemas/declare/calls/readAnswer.ts';
import { beyondLimits } from './answerLimits.ts';
import { refuse } from '../playerCalls/refusals.ts';

/** Its answer holds a picture. */
const PICTURED: CallName = 'captcha';

/** The value of a platform's answer. Refuses an answer that does not match the call's schema or is too large, and logs the reason. */
export function requireAnswer<C extends CallName>(
  call: C,
  value: unknown,
  log: { error(fields: object, message: string): void },
): CallAnswer<C> {
  const read = readAnswer(call, value);
  const beyond = read.ok ? beyondLimits(read.value, { holdsPictures: call === PICTURED }) : undefined;
  if (read.ok && beyond === undefined) return read.value;
  const problems = read.ok ? [beyond] : read.problems;
  log.error({ call, problems }, 'the platform answered in another shape');
  throw refuse('platform.nonsense');
}
