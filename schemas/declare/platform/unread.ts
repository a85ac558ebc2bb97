import { isObject } from '../../base/json/isObject.ts';

/** The part of an answer that the player reads: without properties whose schema says `x-unread`. */
export type ReadPart<Sent, Schema extends { readonly properties: object }> = {
  [Name in keyof Sent as Name extends UnreadOf<Schema['properties']> ? never : Name]: Sent[Name];
};
type UnreadOf<Properties> = {
  [Name in keyof Properties]: Properties[Name] extends { readonly 'x-unread': true } ? Name : never;
}[keyof Properties];

/** The keywords of an answer's schema that `withoutUnread` uses. */
interface AnswerSchema {
  readonly 'x-unread'?: boolean;
  readonly properties?: Readonly<Record<string, AnswerSchema>>;
  readonly items?: AnswerSchema;
  readonly [keyword: string]: unknown;
}

/** A platform's answer without the properties that the player does not read, so that a page need not carry them. */
export function withoutUnread(answer: unknown, { properties, items }: AnswerSchema): unknown {
  if (Array.isArray(answer)) return items === undefined ? answer : answer.map((item) => withoutUnread(item, items));
  if (!isObject(answer) || properties === undefined) return answer;
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) => {
      const schema = properties[name];
      if (schema === undefined) return [[name, value]];
      return schema['x-unread'] === true ? [] : [[name, withoutUnread(value, schema)]];
    }),
  );
}
