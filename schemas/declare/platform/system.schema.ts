import type { FromSchema } from 'json-schema-to-ts';

const record = { type: 'object' } as const;

export const templateAnswerSchema = {
  $id: 'platform/template',
  description: 'CALL-28. Parameters are checked leaf by leaf when the site is resolved: one bad value never costs the page.',
  type: 'object',
  required: ['merchantCode', 'templateId', 'parameters'],
  properties: {
    merchantCode: { type: 'string', maxLength: 40 },
    templateId: { type: 'string', maxLength: 40 },
    version: { type: 'string', maxLength: 10 },
    schemaVersion: { type: 'integer' },
    revision: { description: 'Counts what went live: open pages compare it to learn of a newer release.', type: 'integer' },
    parameters: record,
    theme: record,
    layout: record,
    strings: record,
    conduct: { type: 'string', maxLength: 10 },
    behaviour: record,
  },
} as const;
export type TemplateAnswer = FromSchema<typeof templateAnswerSchema>;

export const settingsAnswerSchema = {
  $id: 'platform/settings',
  description: 'CALL-29.',
  type: 'object',
  properties: {
    switches: record,
    currency: {
      type: 'object',
      properties: {
        code: { description: "ISO 4217, or the platform's own.", type: 'string', maxLength: 5 },
        symbol: { type: 'string', maxLength: 8 },
        position: { description: 'B: the symbol stands after the amount (WIN-03).', type: 'string', enum: ['A', 'B'] },
      },
    },
    imageHosts: { type: 'array', items: { type: 'string', maxLength: 300 } },
    callHosts: {
      description: "Other hosts that answer the merchant's calls; filled from the domain route (CALL-105).",
      type: 'array',
      items: { type: 'string', maxLength: 300 },
    },
    downloadLinks: {
      description: 'DL-09: what of the app can be had, and the icon of the bar that says so.',
      type: 'array',
      items: {
        type: 'object',
        required: ['resourceType', 'url'],
        properties: {
          resourceType: {
            description: 'IOS, Android, MOBILECONFIG, TELEGRAM or AppDownloadIcon; others mean nothing to us.',
            type: 'string',
            maxLength: 40,
          },
          url: { type: 'string', maxLength: 500 },
        },
      },
    },
    socialLinks: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'url'],
        properties: {
          name: { description: 'Networks that the player has no icon for are left out.', type: 'string', maxLength: 40 },
          url: { type: 'string', maxLength: 500 },
        },
      },
    },
  },
} as const;
export type SettingsAnswer = FromSchema<typeof settingsAnswerSchema>;

export const whitelabelAnswerSchema = {
  $id: 'platform/whitelabel',
  description: 'CALL-30: flags by name, in any spelling `readSwitch` takes.',
  type: 'object',
} as const;
export type WhitelabelAnswer = FromSchema<typeof whitelabelAnswerSchema>;

export const domainRouteAnswerSchema = {
  $id: 'platform/domain-route',
  description: 'CALL-32: hosts that pictures may come from as well (CALL-105); some platforms send the bare list.',
  oneOf: [
    { type: 'array', items: { type: 'string', maxLength: 300 } },
    {
      type: 'object',
      properties: { hosts: { type: 'array', items: { type: 'string', maxLength: 300 } } },
    },
  ],
} as const;
export type DomainRouteAnswer = FromSchema<typeof domainRouteAnswerSchema>;

export const statusAnswerSchema = {
  $id: 'platform/status',
  description:
    'CALL-31. Platforms send it in many shapes, which `readStatus` reads (STAT-05): refusing one would leave a closed site open.',
  oneOf: [{ type: 'integer' }, { type: 'string', maxLength: 20 }, { type: 'object' }],
} as const;

export const countriesAnswerSchema = {
  $id: 'platform/countries',
  description: 'CALL-24.',
  type: 'array',
  items: {
    type: 'object',
    required: ['code', 'name', 'dialingCode'],
    properties: {
      code: { type: 'string', pattern: '^[A-Z]{2}$' },
      name: { type: 'string', maxLength: 80 },
      dialingCode: { type: 'string', pattern: '^\\d{1,4}$' },
    },
  },
} as const;
export type CountriesAnswer = FromSchema<typeof countriesAnswerSchema>;

export const serviceAnswerSchema = {
  $id: 'platform/service',
  description: 'CALL-42. `path` is encrypted with its own last 8 characters as the key (CS-03).',
  type: 'array',
  items: {
    type: 'object',
    required: ['title', 'path'],
    properties: { title: { type: 'string', maxLength: 60 }, path: { type: 'string', maxLength: 1000 } },
  },
} as const;
