import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Trial start',
  description: 'Makes a trial account and logs in with it, as soon as the page opens or at a press.',
  type: 'object',
  additionalProperties: false,
  properties: {
    start: {
      title: 'Starts',
      description: 'When the trial account is made: as soon as the page is open, or when its button is pressed.',
      type: 'string',
      enum: ['open', 'press'],
      default: 'open',
      'x-ui': { widget: 'select' },
    },
    moduleId: {
      title: 'Module',
      description: 'What the platform calls the kind of free play; empty for the module of all calls for entry.',
      type: 'string',
      pattern: '^[A-Za-z0-9_-]{0,20}$',
      default: '',
      'x-ui': { widget: 'text' },
    },
    nameKey: {
      title: 'Key of the name',
      description: 'Under which key session storage keeps the name of the trial account.',
      type: 'string',
      pattern: '^[A-Za-z][A-Za-z0-9_-]{0,39}$',
      default: 'trialUser',
      'x-ui': { widget: 'text' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['trial'],
  reservedHeightPx: 240,
  entries,
  sketch: { light: '10 22 28 6', strong: '18 6 12 10' },
});

export type TrialStartProps = FromSchema<typeof schema>;
