import { jsonContent, queryParameters, refusedResponses } from './openApiParts.ts';
import { isObject } from '../../base/json/isObject.ts';
import { answerSchema } from '../../declare/platform/answer.schema.ts';
import { platformRefusals } from '../../declare/platform/platformRefusals.ts';
import {
  DEVICE_HEADER,
  ENCRYPTION_HEADER,
  INSTALLED_DEVICE,
  MERCHANT_HEADER,
  TOKEN_HEADER,
  VERSION_HEADER,
} from '../../declare/platform/wireNames.ts';
import type { CallDeclaration } from '../../declare/calls/CallDeclaration.ts';
import { callAreas } from '../../declare/calls/declaredCalls.ts';
import { moduleIds } from '../../declare/calls/moduleIds.ts';
import { moduleOf } from '../../declare/calls/moduleOf.ts';
import { refusalsOfCall } from './refusalsOfCall.ts';
import { schemaName, wireSchema } from './wireSchema.ts';

type Schemas = Record<string, unknown>;

const schemaAt = (name: string) => `#/components/schemas/${name}`;

/** A schema with a name of its own is written once, and everything else refers to it. */
function referTo(schema: object, schemas: Schemas): object {
  const name = schemaName(schema);
  if (name === undefined) return wireSchema(schema) as object; // an object's schema stays an object
  schemas[name] ??= wireSchema(schema, schemaAt(name));
  return { $ref: schemaAt(name) };
}

const header = (name: string, description: string, schema: object, required = true) => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});

function parametersOf(call: CallDeclaration): object[] {
  const properties = isObject(call.query) && isObject(call.query['properties']) ? call.query['properties'] : {};
  const module = moduleOf(call);
  const inQuery = {
    ...(wireSchema(properties) as Record<string, object>), // each property of a schema is a schema
    ...(call.tokenInQuery ? { token: { type: 'string', description: 'The session’s token again, if there is one.' } } : {}),
    ...(call.method === 'GET' && module
      ? { moduleId: { type: 'string', default: moduleIds[module], description: 'Names the part of the site that asks.' } }
      : {}),
  };
  return [
    header(MERCHANT_HEADER, 'Code of the merchant. Our server always sends it.', { type: 'string' }),
    ...(call.version === undefined
      ? []
      : [header(VERSION_HEADER, 'Version of the call.', { type: 'string', const: String(call.version) })]),
    ...(call.payload
      ? [header(ENCRYPTION_HEADER, 'How `data` is encrypted: as a compact JWE.', { type: 'string', const: 'jwe' })]
      : []),
    ...(call.device
      ? [header(DEVICE_HEADER, 'Sent by an installed page only.', { type: 'string', const: INSTALLED_DEVICE }, false)]
      : []),
    ...queryParameters(inQuery),
  ];
}

function bodyOf({ body, form, payload }: CallDeclaration, schemas: Schemas): object {
  if (!body) return {};
  const schema = referTo(body, schemas);
  const content = form ? { 'application/x-www-form-urlencoded': { schema } } : jsonContent(schema).content;
  const inside = payload ? { description: `\`data\` encrypts \`${schemaName(payload)}\` with the key of \`loginKey\`.` } : {};
  if (payload) referTo(payload, schemas);
  return { requestBody: { required: true, ...inside, content } };
}

/** A successful answer: the envelope around the value, or the bare value as well where a platform may send that. */
function answerOf({ answer, bare }: CallDeclaration, schemas: Schemas): object {
  const value = answer === null ? {} : referTo(answer, schemas);
  const enveloped = {
    type: 'object',
    required: answer === null ? ['success'] : ['success', 'value'],
    properties: { success: { const: true }, value },
  };
  return bare ? { anyOf: [enveloped, value] } : enveloped;
}

const describe = (call: CallDeclaration): string =>
  [
    call.session ? 'Only with the token of a session.' : 'For everybody.',
    call.role ? 'Only for agents.' : '',
    call.noTrials || call.gate ? 'Trial accounts are refused.' : '',
    call.fixed ? 'A merchant cannot move it to another path.' : '',
    call.path === '' ? 'It has no path unless the merchant names one; without one, what needs it is not shown.' : '',
    call.invalidates?.length ? `Afterwards the player asks again for: ${call.invalidates.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');

function operationOf(name: string, area: string, call: CallDeclaration, schemas: Schemas): object {
  const refused = [...new Set(refusalsOfCall(call))].map((code) => {
    const [status, means] = platformRefusals[code];
    return { code, status, means };
  });
  return {
    operationId: name,
    tags: [area],
    summary: call.title,
    description: describe(call),
    security: call.session ? [{ session: [] }] : [],
    parameters: parametersOf(call),
    ...bodyOf(call, schemas),
    responses: {
      200: { description: 'Done.', ...jsonContent(answerOf(call, schemas)) },
      ...refusedResponses(refused, () => ({ $ref: schemaAt('Refusal') })),
    },
  };
}

/** Said at the head of the document, because a merchant may differ from it. */
const DESCRIPTION = [
  'What the player and our server ask of a merchant’s platform.',
  'Paths, headers and names of fields are those that apply without settings of the merchant: `behaviour.platform` of its release changes them.',
  'Every answer is JSON in UTF-8, in the envelope `{ "success": true, "value": … }` or `{ "success": false, "errorCode": "…", "message": "…" }`.',
  'Codes of refusals are those that the player has texts for. Other codes may be sent, with a message that players can read; `behaviour.platform.errorTexts` gives them a text.',
].join('\n\n');

/** Every call of the merchant platform as OpenAPI 3.1 writes it. A call without a path is an item of `components.pathItems`. */
export function platformOpenApi(version: string) {
  const paths: Record<string, Record<string, object>> = {};
  const pathItems: Record<string, Record<string, object>> = {};
  const schemas: Schemas = {
    Refusal: {
      ...(wireSchema(answerSchema) as object), // an object's schema stays an object
      required: ['success', 'errorCode'],
      properties: { ...answerSchema.properties, success: { const: false } },
    },
  };
  for (const [area, calls] of Object.entries<Readonly<Record<string, CallDeclaration>>>(callAreas))
    for (const [name, call] of Object.entries(calls)) {
      const operation = { [call.method.toLowerCase()]: operationOf(name, area, call, schemas) };
      if (call.path === '') pathItems[name] = operation;
      else paths[call.path] = { ...paths[call.path], ...operation };
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Livery: calls of the merchant platform',
      version,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'https://platform.example', description: 'The address in `PLATFORM_URL`.' }],
    paths,
    components: {
      schemas,
      pathItems,
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: TOKEN_HEADER, description: 'The token that a login has answered.' },
      },
    },
  };
}
