import { isObject } from '#schemas/base/json/isObject.ts';
import { asCode as code } from '#schemas/base/json/valueKind.ts';
import { exampleBody, sentEventNames, webhookBodySchemas } from '#schemas/edges/webhooks/webhookEvents.ts';
import { table } from './markdown.ts';

const kindOf = (schema: unknown): string => {
  const type = isObject(schema) ? schema['type'] : undefined;
  return Array.isArray(type) ? type.join(' or ') : String(type);
};

const meaningOf = (schema: unknown): string => (isObject(schema) ? String(schema['description'] ?? '') : '');

/** Every event with the fields of its data and an example, as Markdown. */
export const webhooksReference = (): string =>
  sentEventNames
    .map((name) => {
      const { description = '', properties } = webhookBodySchemas[name] ?? {};
      const rows = Object.entries(properties?.data.properties ?? {}).map(([field, schema]) => [
        code(field),
        kindOf(schema),
        meaningOf(schema),
      ]);
      const example = JSON.stringify(exampleBody(name), undefined, 2);
      return `### \`${name}\`\n\n${description}\n\n${table(['field of `data`', 'type', 'meaning'], rows)}\n\n\`\`\`json\n${example}\n\`\`\``;
    })
    .join('\n\n');
