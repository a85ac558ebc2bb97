import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { memberSearch } from '#schemas/declare/blocks/memberSearch.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Team bets',
  description: 'Bets of an agent’s team for the selected dates, newest first, with totals.',
  type: 'object',
  additionalProperties: false,
  properties: { search: memberSearch },
} as const;

export const block = defineBlock({
  schema,
  regions: ['teamBets'],
  reservedHeightPx: 800,
  entries,
  sketch: { light: '4 3 40 4, 4 10 40 5, 4 17 40 5', strong: '4 25 40 4' },
});

export type TeamBetsProps = FromSchema<typeof schema>;
