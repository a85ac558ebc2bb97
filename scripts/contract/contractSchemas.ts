import type { CallDeclaration } from '#schemas/declare/calls/CallDeclaration.ts';
import { declaredCalls } from '#schemas/declare/calls/declaredCalls.ts';
import { schemaName, wireSchema } from '#schemas/edges/openApi/wireSchema.ts';
import { releaseSchema } from '#schemas/declare/release/release.schema.ts';

const DRAFT = 'http://json-schema.org/draft-07/schema#';
const { template, switches } = releaseSchema.properties;

/** The documents of a release, by the names that they have in the package; the sign-up form is the answer of a call as well. */
const documents = { Template: template, Switches: switches, Release: releaseSchema };

/** Bodies and answers of calls, by name. A schema that several calls use has one name. */
function schemasOfCalls(): Map<string, object> {
  const named = Object.values<CallDeclaration>(declaredCalls).flatMap(({ body, payload, answer }) =>
    [body, payload, answer].flatMap((schema): [string, object][] => {
      const name = schema ? schemaName(schema) : undefined;
      return schema && name !== undefined ? [[name, schema]] : [];
    }),
  );
  return new Map(named);
}

/** A JSON Schema of its own for each body and answer of the calls, and for the documents of a release. */
export function contractSchemas(): Readonly<Record<string, object>> {
  const calls = [...schemasOfCalls()].map(([name, schema]): [string, object] => [
    // The platform's template is checked leaf by leaf later; the document is the operators' one.
    name in documents ? `${name}Answer` : name,
    schema,
  ]);
  return Object.fromEntries(
    [...calls, ...Object.entries(documents)].map(([name, schema]) => [
      name,
      { $schema: DRAFT, title: name, ...without(wireSchema(schema), 'title') },
    ]),
  );
}

function without(schema: unknown, key: string): object {
  const { [key]: _left, ...rest } = schema as Record<string, unknown>; // an object's schema stays an object
  return rest;
}
