import { isObject } from '#schemas/isObject.ts';
import { Refusal } from './Refusal.ts';

/* Small judgements that the readers of answers are made of. A surprise is an `answer.unreadable` refusal. */

type Fields = Readonly<Record<string, unknown>>;

export const unreadable = () => new Refusal('answer.unreadable', 200);

export function need<T>(isIt: (value: unknown) => value is T, value: unknown): T {
  if (!isIt(value)) throw unreadable();
  return value;
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value);
export const isYesNo = (value: unknown): value is boolean => typeof value === 'boolean';
export const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
export const isOneOf =
  <W extends string>(words: readonly W[]) =>
  (value: unknown): value is W =>
    words.some((word) => word === value);

export const fields = (answer: unknown): Fields => need(isObject, answer);
export const list = <T>(answer: unknown, read: (entry: unknown) => T): T[] => {
  if (!Array.isArray(answer)) throw unreadable();
  return answer.map(read);
};
