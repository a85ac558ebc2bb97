/*
 * Parts that every OpenAPI document of the product is made of.
 */

type Responses = Readonly<Record<string, object>>;

/** A body or an answer in JSON. */
export const jsonContent = (schema: object) => ({ content: { 'application/json': { schema } } });

/** The optional values of a query. */
export const queryParameters = (query: Readonly<Record<string, object>>): object[] =>
  Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema }));

/** One code of a refusal, with its HTTP status. */
export interface RefusedCode<Code extends string = string> {
  readonly code: Code;
  readonly status: number;
  /** Explanation for readers of the document. */
  readonly means: string;
}

/** Refusals with the same status are one response. */
export function refusedResponses<Code extends string>(
  refused: readonly RefusedCode<Code>[],
  schemaOf: (codes: readonly Code[]) => object,
): Responses {
  const statuses = [...new Set(refused.map(({ status }) => status))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const same = refused.filter((each) => each.status === status);
      const description = same.map(({ code, means }) => `\`${code}\`: ${means}`).join('\n\n');
      return [String(status), { description, ...jsonContent(schemaOf(same.map(({ code }) => code))) }];
    }),
  );
}
