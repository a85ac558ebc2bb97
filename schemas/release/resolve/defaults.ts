import { releaseSchema } from '../../declare/release/release.schema.ts';
import { registerFields, sharedRuleSets } from '../../declare/register/registerSettings.schema.ts';
import { isObject } from '../../base/json/isObject.ts';

/** Collects the `default` of every leaf of a schema; objects without any default below them are left out. */
export function defaultsOf(schema: unknown): unknown {
  if (!isObject(schema)) return undefined;
  if ('default' in schema) return schema['default'];
  if (!isObject(schema['properties'])) return undefined;
  const entries = Object.entries(schema['properties'])
    .map(([key, child]) => [key, defaultsOf(child)] as const)
    .filter(([, value]) => value !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

const { template, switches } = releaseSchema.properties;

/** The lowest layer of every release: the schemas' defaults. */
export const releaseDefaults = {
  template: {
    parameters: defaultsOf(template.properties.parameters),
    theme: defaultsOf(template.properties.theme),
    layout: {},
    strings: {},
    conduct: template.properties.conduct.default,
    behaviour: defaultsOf(template.properties.behaviour),
  },
  switches: defaultsOf(switches),
  registerSettings: {
    order: registerFields,
    fields: Object.fromEntries(registerFields.map((name) => [name, { enabled: false, required: false, rules: [] }])),
    shared: Object.fromEntries(sharedRuleSets.map((name) => [name, []])),
  },
} as const;
