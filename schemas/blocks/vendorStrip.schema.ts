import type { FromSchema } from 'json-schema-to-ts';
import { railCategories } from '../gameCategories.ts';
import { excludedPrefixes } from './excludedPrefixes.ts';

export const vendorStripSchema = {
  $id: 'block/vendor-strip',
  title: 'Vendors',
  description: 'Marks of the game vendors in a strip; one opens the vendor’s page.',
  type: 'object',
  additionalProperties: false,
  properties: {
    excludedPrefixes: excludedPrefixes(1),
    excludedCategories: {
      title: 'Categories left out',
      description: 'Vendors of these categories are left out, as e-sports and cockfight in a lobby that lists them apart.',
      type: 'array',
      uniqueItems: true,
      maxItems: 12,
      items: { type: 'string', enum: railCategories },
      default: [],
      'x-ui': { widget: 'category-list', order: 2 },
      'x-screens': ['home'],
    },
  },
} as const;

export type VendorStripProps = FromSchema<typeof vendorStripSchema>;
