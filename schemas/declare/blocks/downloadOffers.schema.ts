import type { FromSchema } from 'json-schema-to-ts';

export const downloadOffersSchema = {
  $id: 'block/download-offers',
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

export type DownloadOffersProps = FromSchema<typeof downloadOffersSchema>;
