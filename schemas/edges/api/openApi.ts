import { jsonContent, queryParameters, refusedResponses } from '../openApi/openApiParts.ts';
import { API_BASE, type Access, type ApiRoute, type ApiRoutes, parametersOf, pathParameters, refusalsOf } from './apiRoute.ts';
import { apiAreas } from './apiRoutes.ts';
import { type RefusalCode, type RefusalDetails, detailSchemas, refusalSchema, refusals } from './refusals.ts';
import { exampleBody, sentEventNames, webhookBodySchemas } from '../webhooks/webhookEvents.ts';
import { CSRF_HEADER } from './session.schema.ts';
import { TOKEN_SCHEME } from './tokens.schema.ts';

const places = { merchant: 'the merchant', all: 'all merchants', any: 'all merchants or one of them' } as const;

const accessText = (access: Access): string => {
  if (access === 'everybody') return 'For everybody.';
  if (access === 'signedIn') return 'For everybody who is signed in.';
  return `For operators with the role ${access.role} or a higher one at ${places[access.at]}.`;
};

function parametersOfOperation(route: ApiRoute): object[] {
  const { query = {}, replacesDraft } = route;
  const ifMatch = {
    description: 'Revision of the draft that the request replaces.',
    schema: { type: 'string', examples: ['"7"'] },
  };
  return [
    ...parametersOf(route).map((name) => ({ name, in: 'path', required: true, schema: pathParameters[name].schema })),
    ...queryParameters(query),
    ...(replacesDraft ? [{ name: 'If-Match', in: 'header', required: true, ...ifMatch }] : []),
  ];
}

/** The code of a refusal, and its details if clients read them. */
const refusedSchema = (code: RefusalCode) => ({
  properties: {
    code: { const: code },
    ...(Object.hasOwn(detailSchemas, code) ? { detail: detailSchemas[code as keyof RefusalDetails] } : {}),
  }, // it has the key
});

/** Every refusal of a route, by its status. */
const refusedBy = (route: ApiRoute) =>
  refusedResponses(
    refusalsOf(route).map((code) => ({ code, ...refusals[code] })),
    (codes) => ({ allOf: [{ $ref: '#/components/schemas/Refusal' }, { oneOf: codes.map(refusedSchema) }] }),
  );

/** A file, as OpenAPI 3.1 writes it: a content type without a schema. */
const fileBody = (types: readonly string[]) => ({
  required: true,
  content: Object.fromEntries(types.map((type) => [type, {}])),
});

function operationOf(name: string, area: string, route: ApiRoute): object {
  const { summary, access, refusesTokens, body, upload, isBodyOptional, status, statusIfUnchanged, answer, stream, streamed } =
    route;
  const content = answer
    ? jsonContent(answer)
    : stream
      ? { content: { [stream]: { schema: streamed ?? { type: 'string' } } } }
      : {};
  const responses = {
    [status]: { description: 'Done.', ...content },
    ...(statusIfUnchanged ? { [statusIfUnchanged]: { description: 'There was nothing to do.', ...content } } : {}),
    ...refusedBy(route),
  };
  const bySession = route.method === 'GET' ? { session: [] } : { session: [], csrf: [] };
  const security = refusesTokens ? [bySession] : [bySession, { token: [] }];
  return {
    operationId: name,
    tags: [area],
    summary,
    description: accessText(access),
    security: access === 'everybody' ? [] : security,
    parameters: parametersOfOperation(route),
    ...(body ? { requestBody: { required: !isBodyOptional, ...jsonContent(body) } } : {}),
    ...(upload ? { requestBody: fileBody(upload.types) } : {}),
    responses,
  };
}

/** The messages sent to endpoints, as the part `webhooks` of OpenAPI. */
const sentWebhooks = () =>
  Object.fromEntries(
    sentEventNames.map((name) => [
      name,
      {
        post: {
          summary: webhookBodySchemas[name]?.description,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: webhookBodySchemas[name], example: exampleBody(name) } },
          },
          responses: { '2XX': { description: 'It was received. Any other answer is tried again.' } },
        },
      },
    ]),
  );

/** The operators' API as OpenAPI 3.1 writes it. */
export function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const [area, routes] of Object.entries<ApiRoutes>(apiAreas))
    for (const [name, route] of Object.entries(routes)) {
      const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name, area, route) };
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Livery: operators’ API', version: '1', description: 'What the operator’s tool asks of the server.' },
    servers: [{ url: API_BASE }],
    paths,
    webhooks: sentWebhooks(),
    components: {
      schemas: { Refusal: refusalSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'operator', description: 'Set by signing in.' },
        token: {
          type: 'http',
          scheme: TOKEN_SCHEME.toLowerCase(),
          description: 'An API token, which an operator creates in the tool under “Your account”. Needs no other header.',
        },
        csrf: { type: 'apiKey', in: 'header', name: CSRF_HEADER, description: '`csrf` of the session.' },
      },
    },
  };
}
