import type { FromSchema } from 'json-schema-to-ts';

const name = { type: 'string', minLength: 1, maxLength: 500 } as const;
const address = { ...name, pattern: '^https?://' } as const;
const api = { ...address, description: 'Where its calls are, if not at the address of its documentation.' } as const;

/**
 * The file that `CDN_PURGE` names: the CDN whose copies of a merchant's pages are purged when a release goes live. Fastly and Cloudflare are
 * called by their own APIs; any other by one POST of `{ "merchant": …, "tags": […] }`.
 */
export const cdnPurgeSchema = {
  type: 'object',
  discriminator: { propertyName: 'kind' },
  required: ['kind'],
  properties: { kind: { type: 'string' } },
  oneOf: [
    {
      type: 'object',
      additionalProperties: false,
      required: ['service', 'token'],
      properties: { kind: { const: 'fastly' }, service: name, token: name, api },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['zone', 'token'],
      properties: { kind: { const: 'cloudflare' }, zone: name, token: name, api },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['url'],
      properties: {
        kind: { const: 'http' },
        url: address,
        headers: { type: 'object', maxProperties: 20, additionalProperties: { type: 'string', maxLength: 2000 } },
      },
    },
  ],
} as const;
export type CdnPurge = FromSchema<typeof cdnPurgeSchema>;

/** The CDN's cache tag of a merchant's pages. */
export const merchantTag = (merchantCode: string): string => `merchant-${merchantCode}`;

/** The tags of a page: of its merchant, and of the release that it shows. */
export const pageTags = (merchantCode: string, revision: number): readonly string[] => [
  merchantTag(merchantCode),
  `${merchantTag(merchantCode)}-${revision}`,
];
