import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';

const schema = {
  title: 'App offers',
  description:
    'Describes the app and offers every way to install it. Background, text and its colour are parameters of the template.',
  type: 'object',
  additionalProperties: false,
  properties: {
    icon: {
      title: 'Icon',
      description: 'The app icon above the text.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['download'],
  reservedHeightPx: 400,
  sketch: { light: '4 16 40 6, 4 24 40 6', strong: '18 3 12 10' },
});

export type DownloadOffersProps = FromSchema<typeof schema>;
