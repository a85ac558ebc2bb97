import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** Index signatures that a schema has only because it leaves other keys open; a map of typed values keeps its own. */
type Named<T> = keyof { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] };

type Known<T> = T extends readonly (infer Item)[]
  ? readonly Known<Item>[]
  : T extends object
    ? [Named<T>] extends [never]
      ? { readonly [K in keyof T]: Known<T[K]> }
      : { readonly [K in keyof T as K extends Named<T> ? K : never]: Known<T[K]> }
    : T;

/** The type that a schema describes. Additional keys of a newer server are allowed, but not part of the type. */
export type Shape<S extends JSONSchema> = Known<FromSchema<S>>;

export const text = { type: 'string' } as const;
export const textOrNull = { type: ['string', 'null'] } as const;
export const count = { type: 'integer' } as const;
export const yesNo = { type: 'boolean' } as const;
export const moment = { type: 'string', description: 'A moment as ISO 8601 writes it.' } as const;
export const momentOrNull = { type: ['string', 'null'], description: 'A moment as ISO 8601 writes it.' } as const;

/** An object of any keys: without this, client generators make an empty object of it. */
export const anyObject = { type: 'object', additionalProperties: true } as const;

/** Any JSON: readers of a release use `readRelease`, which knows all earlier shapes. */
export const document = {
  description: 'A release, or a draft of one that may be invalid (templates/release.schema.json).',
} as const;

/** `Problem` of `schemas/base/json/problem.ts`. */
export const problemSchema = {
  type: 'object',
  required: ['code', 'severity', 'document', 'pointer', 'params'],
  properties: {
    code: text,
    severity: { type: 'string', enum: ['error', 'warning', 'info'] },
    document: { type: 'string', enum: ['template', 'switches', 'registerSettings', 'release'] },
    pointer: text,
    params: anyObject,
  },
} as const;
