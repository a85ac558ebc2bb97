import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Download bar',
  description: 'Offers the app until the player closes it. Never in an installed page.',
  type: 'object',
  additionalProperties: false,
  properties: {
    picture: {
      title: 'Picture',
      description: 'The app’s icon at the start of the bar: what the platform sends for it, else the app icon of the site.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    floating: {
      title: 'Floating',
      description: 'Floats above the bar at the bottom. Otherwise it is a card among the parts of home.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['header', 'home'],
  reservedHeightPx: 0,
  entries,
  sketch: { light: '4 4 40 14', strong: '3 21 42 8' },
});

export type DownloadBarProps = FromSchema<typeof schema>;
