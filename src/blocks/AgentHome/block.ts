import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import type { Condition } from '#schemas/declare/entries/condition.ts';
import { type AgentLink, agentLinks } from '#schemas/declare/names/teamFigures.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Agent centre',
  description: 'Greeting, balance, today’s team figures, agent links and a separate bottom bar.',
  type: 'object',
  additionalProperties: false,
  properties: {
    links: {
      title: 'Links',
      description: 'What the menu of the page leads to, in this order; the switch of each entry still decides.',
      type: 'array',
      uniqueItems: true,
      maxItems: 20,
      items: { type: 'string', enum: agentLinks },
      default: agentLinks,
      'x-ui': { widget: 'words' },
    },
    bar: {
      title: 'Own bar',
      description: 'A bar at the bottom: home, open account, dividends while they are enabled, notices.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['agentHome'],
  reservedHeightPx: 720,
  entries: entries satisfies Record<AgentLink | 'dividends', Condition>,
  lists: [{ group: 'own', prop: 'links' }],
  sketch: { light: '4 14 8 8, 14 14 8 8, 24 14 8 8, 34 14 8 8, 4 24 40 5', strong: '4 3 40 9' },
});

export type AgentHomeProps = FromSchema<typeof schema>;
