import type { FromSchema } from 'json-schema-to-ts';
import { railCategories } from '../names/gameCategories.ts';
import { excludedPrefixes } from './excludedPrefixes.ts';

export const vendorStripSchema = {
  $id: 'block/vendor-strip',
  title: 'Studios',
  description: 'Logos of the game studios in a strip; each opens the studio’s page.',
  type: 'object',
  additionalProperties: false,
  properties: {
    excludedPrefixes,
    excludedCategories: {
      title: 'Excluded categories',
      description:
        'Studios of these categories are excluded, such as e-sports and cockfighting in a lobby that lists them separately.',
      type: 'array',
      uniqueItems: true,
      maxItems: 12,
      items: { type: 'string', enum: railCategories },
      default: [],
      'x-ui': { widget: 'category-list' },
    },
  },
} as const;

export type VendorStripProps = FromSchema<typeof vendorStripSchema>;
