import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { memberSearch } from '#schemas/declare/blocks/memberSearch.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Team rebate',
  description: 'The rebate of each team member, which can be changed within the limits of the platform.',
  type: 'object',
  additionalProperties: false,
  properties: { search: memberSearch },
} as const;

export const block = defineBlock({
  schema,
  regions: ['teamRebates'],
  reservedHeightPx: 800,
  entries,
  sketch: { light: '4 4 24 6, 4 14 24 6', strong: '32 4 12 6, 32 14 12 6' },
});

export type TeamRebatesProps = FromSchema<typeof schema>;
