import { compile } from 'json-schema-to-typescript';
import type { CallDeclaration } from '#schemas/declare/calls/CallDeclaration.ts';
import { declaredCalls } from '#schemas/declare/calls/declaredCalls.ts';
import { refusalsOfCall } from '#schemas/edges/openApi/refusalsOfCall.ts';
import { schemaName } from '#schemas/edges/openApi/wireSchema.ts';
import { isObject } from '#schemas/base/json/isObject.ts';

/** Titles are for operators: as names of types they would be many and unstable. */
function withoutTitles(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutTitles);
  if (!isObject(schema)) return schema;
  const kept = Object.entries(schema).filter(([key, value]) => key !== 'title' || typeof value !== 'string');
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutTitles(value)]));
}

/** A schema that became a definition among others. Its references pointed into its own document. */
function movedTo(name: string, schema: object): unknown {
  const text = JSON.stringify(withoutTitles(schema)).replaceAll('"$ref":"#', `"$ref":"#/definitions/${name}`);
  const { $schema: _draft, ...moved } = JSON.parse(text) as Record<string, unknown>; // an object's schema stays an object
  return moved;
}

const typeOf = (schema: object | null | undefined, names: ReadonlySet<string>): string => {
  const name = schema ? schemaName(schema) : undefined;
  if (name === undefined) return 'undefined';
  return names.has(`${name}Answer`) ? `${name}Answer` : name;
};

function callType(name: string, call: CallDeclaration, names: ReadonlySet<string>): string {
  const query = isObject(call.query) && isObject(call.query['properties']) ? Object.keys(call.query['properties']) : [];
  const queryType = query.map((key) => `${JSON.stringify(key)}?: string`).join('; ');
  const codes = [...new Set(refusalsOfCall(call))].map((code) => JSON.stringify(code)).join(' | ');
  return `  /** ${call.title.charAt(0).toUpperCase()}${call.title.slice(1)}. */
  readonly ${name}: {
    readonly method: '${call.method}';
    /** Empty for a call without a default path. */
    readonly path: '${call.path}';
    readonly session: ${call.session === true};
    readonly query: { ${queryType} };
    readonly body: ${typeOf(call.body, names)};
    readonly answer: ${typeOf(call.answer, names)};
    readonly refusals: ${codes};
  };`;
}

/** TypeScript types of all schemas, and one with the body and answer of each call. */
export async function contractTypes(schemas: Readonly<Record<string, object>>, version: string): Promise<string> {
  const names = new Set(Object.keys(schemas));
  const definitions = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, movedTo(name, schema)]));
  const properties = Object.fromEntries([...names].map((name) => [name, { $ref: `#/definitions/${name}` }]));
  const root = { type: 'object', additionalProperties: false, properties, definitions } as const;
  const types = await compile(JSON.parse(JSON.stringify(root)), 'Schemas', {
    additionalProperties: false,
    bannerComment: `/* Contract of the platform, version ${version}. Generated: do not edit. */`,
    format: false,
    maxItems: -1,
  });
  const calls = Object.entries<CallDeclaration>(declaredCalls).map(([name, call]) => callType(name, call, names));
  return `${types}
/** Every call of the platform. */
export interface PlatformCalls {
${calls.join('\n')}
}
export type CallName = keyof PlatformCalls;

/** A platform's answer to a call. Unlisted codes may be sent as well, with a message for players. */
export type CallAnswer<C extends CallName> =
  | ({ readonly success: true } & (PlatformCalls[C]['answer'] extends undefined ? unknown : { readonly value: PlatformCalls[C]['answer'] }))
  | { readonly success: false; readonly errorCode: PlatformCalls[C]['refusals'] | (string & {}); readonly message?: string; readonly value?: unknown };
`;
}
