import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiRoute } from '#schemas/edges/api/apiRoute.ts';
import { apiRoutes } from '#schemas/edges/api/apiRoutes.ts';
import { OPERATOR_HOST, type TestServer, startTestServer, testBrand } from '../testing/startTestServer.ts';

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}

let server: TestServer;
let document: Document;
beforeAll(async () => {
  server = await startTestServer([testBrand('aurora')]);
  document = JSON.parse((await server.ask(OPERATOR_HOST, '/preview/api/openapi')).text) as Document;
});
afterAll(() => server.close());

it('the API describes itself by a valid OpenAPI 3.1 document', async () => {
  expect(document.openapi).toBe('3.1.0');
  const result = await new Validator().validate({ ...document });
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
});

it('every declared route is in it, by the name that handler and client have', () => {
  const described = Object.values(document.paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  expect(described.toSorted()).toEqual(Object.keys(apiRoutes).toSorted());
});

it('it says what refusals hold that clients read, and what a file holds', () => {
  const { paths } = JSON.parse(JSON.stringify(document)) as {
    paths: Record<string, Record<string, { responses: Record<string, { content: Record<string, { schema: object }> }> }>>;
  };
  const schemaOf = (path: string, method: string, status: string) =>
    paths[path]?.[method]?.responses[status]?.content['application/json']?.schema;
  expect(schemaOf('/merchants/{code}/draft', 'put', '409')).toMatchObject({
    allOf: [
      {},
      {
        oneOf: [
          { properties: { code: { const: 'draft.stale' }, detail: { required: expect.arrayContaining(['by', 'document']) } } },
        ],
      },
    ],
  });
  expect(schemaOf('/merchants/{code}/file', 'get', '200')).toMatchObject({
    required: expect.arrayContaining(['release', 'revision']),
  });
});

it('objects of any keys say so, as generators of clients take others for empty ones', () => {
  const silent = (schema: unknown, place: string): string[] => {
    if (typeof schema !== 'object' || schema === null) return [];
    const isSilent =
      'type' in schema && schema.type === 'object' && !('properties' in schema) && !('additionalProperties' in schema);
    return [...(isSilent ? [place] : []), ...Object.entries(schema).flatMap(([key, inner]) => silent(inner, `${place}/${key}`))];
  };
  expect(silent(document, '')).toEqual([]);
});

it('addresses are unique, and no route hides another', () => {
  const addresses = Object.values<ApiRoute>(apiRoutes).map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});
