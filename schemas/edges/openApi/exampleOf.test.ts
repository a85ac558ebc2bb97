import { describe, expect, it } from 'vitest';
import type { AnyValidator } from '../../base/json/createReader.ts';
import * as isAnswer from '../../generated/answers.js';
import * as isBody from '../../generated/bodies.js';
import * as isPayload from '../../generated/payloads.js';
import * as isQuery from '../../generated/queries.js';
import { samples } from '../../generated/samples.js';
import type { CallDeclaration } from '../../declare/calls/CallDeclaration.ts';
import { type ReadCall, declaredCalls } from '../../declare/calls/declaredCalls.ts';
import { exampleOf } from './exampleOf.ts';

const validators: Readonly<Record<string, Readonly<Record<string, AnyValidator>>>> = {
  answer: { ...isAnswer },
  body: { ...isBody },
  payload: { ...isPayload },
  query: { ...isQuery },
};
const declared = Object.entries<CallDeclaration>(declaredCalls);
const schemas = declared.flatMap(([call, { answer, body, payload, query, sample }]) =>
  Object.entries({ answer, body, payload, query }).flatMap(([kind, schema]) =>
    schema ? [{ call, kind, schema, sample: kind === 'answer' ? sample : undefined, validate: validators[kind]?.[call] }] : [],
  ),
);

describe('the sample of a read', () => {
  it.each(declared.filter(([, { method }]) => method === 'GET'))('is what %s may answer', (call, { sample }) => {
    const isValid = isAnswer[call as ReadCall];
    expect(isValid(sample), JSON.stringify(isValid.errors)).toBe(true);
  });

  it('is data: the preview, Storybook and the documentation get the same', () => {
    expect(samples).toEqual(
      Object.fromEntries(declared.flatMap(([call, { sample }]) => (sample === undefined ? [] : [[call, sample]]))),
    );
  });
});

describe('an example', () => {
  it.each(schemas)('of the $kind of $call is valid', ({ schema, sample, validate }) => {
    const example = exampleOf(schema, sample);
    expect(validate?.(example), JSON.stringify([example, validate?.errors])).toBe(true);
  });

  it('prefers values that people recognise, where they fit', () => {
    const properties = { language: { type: 'string', maxLength: 10 }, token: { type: 'integer' } };
    expect(exampleOf({ type: 'object', properties })).toEqual({ language: 'EN', token: 1 });
  });

  it('takes its values from a sample, and what that lacks from the schema', () => {
    const row = { type: 'object', properties: { id: { type: 'string' }, isNew: { type: 'boolean' } } };
    const schema = { type: 'object', properties: { list: { type: 'array', items: row }, totalCount: { type: 'integer' } } };
    expect(exampleOf(schema, { list: [{ id: 'sample' }, { id: 'other' }] })).toEqual({
      list: [{ id: 'sample', isNew: true }],
      totalCount: 1,
    });
  });

  it('shows one of the alternatives that exclude each other', () => {
    const properties = { ids: { type: 'array', items: { type: 'integer' } }, all: { type: 'boolean' } };
    const oneOf = [{ required: ['ids'] }, { required: ['all'] }];
    expect(exampleOf({ type: 'object', properties, oneOf })).toEqual({ ids: [1] });
  });
});
