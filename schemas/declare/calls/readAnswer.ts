import { type AnyValidator, createReader } from '../../base/json/createReader.ts';
import * as isAnswer from '../../generated/answers.js';
import type { Result } from '../../base/json/problem.ts';
import type { CallAnswer, CallName } from './declaredCalls.ts';

const validators: Readonly<Partial<Record<CallName, AnyValidator>>> = isAnswer;

/** Validates the `value` of a call's successful answer, where it enters our system. Of a call that answers nothing, anything passes. */
export function readAnswer<C extends CallName>(call: C, value: unknown): Result<CallAnswer<C>> {
  return createReader<CallAnswer<C>>(validators[call] ?? (() => true))(value);
}
