import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { isObject } from '../../base/json/isObject.ts';
import { declaredCalls } from '../../declare/calls/declaredCalls.ts';
import { platformOpenApi } from './platformOpenApi.ts';
import { plainDescription, schemaName } from './wireSchema.ts';

const document = platformOpenApi('1.2.3');
const operations = [...Object.values(document.paths), ...Object.values(document.components.pathItems)].flatMap((path) =>
  Object.values(path),
);
const operation = (name: string) => operations.find((each) => isObject(each) && each['operationId'] === name);

describe('the OpenAPI document of the platform', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate({ ...document });
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
  });

  it('has every declared call, by its name', () => {
    const described = operations.map((each) => (isObject(each) ? String(each['operationId']) : ''));
    expect(described.toSorted()).toEqual(Object.keys(declaredCalls).toSorted());
  });

  it('has one name for each schema', () => {
    const declared = Object.values(declaredCalls).flatMap((call) =>
      [call.answer, 'body' in call ? call.body : null, 'payload' in call ? call.payload : null].filter((each) => each !== null),
    );
    const bySchema = new Map([...new Set(declared)].map((schema) => [schema, schemaName(schema)]));
    expect([...bySchema.values()]).not.toContain(undefined);
    expect(new Set(bySchema.values()).size).toBe(bySchema.size);
  });

  it('holds schemas whose references all lead somewhere', () => {
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema({ $id: 'document', ...document });
    for (const name of Object.keys(document.components.schemas))
      expect(ajv.validate({ $ref: `document#/components/schemas/${name}` }, undefined), name).toBeTypeOf('boolean');
  });

  it('says of a call who may make it, what it sends and how it is refused', () => {
    expect(operation('setHeadIcon')).toMatchObject({
      security: [{ session: [] }],
      requestBody: {
        content: { 'application/x-www-form-urlencoded': { schema: { $ref: '#/components/schemas/HeadIconBody' } } },
      },
      responses: {
        401: { description: expect.stringContaining('session.expired') },
        403: { description: expect.stringContaining('free_reject') },
      },
    });
    expect(operation('login')).toMatchObject({
      security: [],
      parameters: expect.arrayContaining([expect.objectContaining({ name: 'encryption', required: true })]),
      responses: { 401: { description: expect.stringContaining('login.wrong') } },
    });
  });
});

it.each([
  ['CALL-34: banners (B) and notices (PL).', 'Banners (B) and notices (PL).'],
  ['Customer type (ROLE-04).', 'Customer type.'],
  ['CALL-03.', ''],
  ['Body of CALL-08 and CALL-09 (REG-22).', ''],
  ['Names the token (CALL-07, CALL-79).', 'Names the token.'],
])('the description %s is %s for others', (written, read) => {
  expect(plainDescription(written)).toBe(read);
});
