import type { FromSchema } from 'json-schema-to-ts';
import { agentLinks } from '../names/teamFigures.ts';

export const agentHomeSchema = {
  $id: 'block/agent-home',
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

export type AgentHomeProps = FromSchema<typeof agentHomeSchema>;
