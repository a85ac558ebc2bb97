import { describe, expect, it } from 'vitest';
import type { AnyValidator } from '../../base/json/createReader.ts';
import * as isAnswer from '../../generated/answers.js';
import * as isBody from '../../generated/bodies.js';
import * as isPayload from '../../generated/payloads.js';
import * as isQuery from '../../generated/queries.js';
import type { CallDeclaration } from '../../declare/calls/CallDeclaration.ts';
import { declaredCalls } from '../../declare/calls/declaredCalls.ts';
import { exampleOf } from './exampleOf.ts';

const validators: Readonly<Record<string, Readonly<Record<string, AnyValidator>>>> = {
  answer: { ...isAnswer },
  body: { ...isBody },
  payload: { ...isPayload },
  query: { ...isQuery },
};
const schemas = Object.entries<CallDeclaration>(declaredCalls).flatMap(([call, { answer, body, payload, query }]) =>
  Object.entries({ answer, body, payload, query }).flatMap(([kind, schema]) =>
    schema ? [{ call, kind, schema, validate: validators[kind]?.[call] }] : [],
  ),
);

describe('an example', () => {
  it.each(schemas)('of the $kind of $call is valid', ({ schema, validate }) => {
    const example = exampleOf(schema);
    expect(validate?.(example), JSON.stringify([example, validate?.errors])).toBe(true);
  });

  it('prefers values that people recognise, where they fit', () => {
    const properties = { language: { type: 'string', maxLength: 10 }, token: { type: 'integer' } };
    expect(exampleOf({ type: 'object', properties })).toEqual({ language: 'EN', token: 1 });
  });

  it('shows one of the alternatives that exclude each other', () => {
    const properties = { ids: { type: 'array', items: { type: 'integer' } }, all: { type: 'boolean' } };
    const oneOf = [{ required: ['ids'] }, { required: ['all'] }];
    expect(exampleOf({ type: 'object', properties, oneOf })).toEqual({ ids: [1] });
  });
});
