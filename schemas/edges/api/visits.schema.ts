import { faultKinds } from '../visits/visitReport.schema.ts';
import { vitalNames } from '../visits/vitals.ts';
import { type Shape, moment } from '../../base/json/jsonShapes.ts';

/* Measurements from the reports of players' pages (schemas/edges/visits). */

export const VISIT_DAYS_MAX = 90;

const measure = {
  type: 'object',
  description: 'Of one vital: what three visits of four do not exceed (milliseconds; thousandths of CLS), and how many visits.',
  required: ['vital', 'value', 'visits'],
  properties: {
    vital: { type: 'string', enum: vitalNames },
    value: { type: 'integer' },
    visits: { type: 'integer' },
  },
} as const;

const measures = { type: 'array', items: measure } as const;

export const visitsSchema = {
  type: 'object',
  required: ['step', 'all', 'times', 'pages', 'releases', 'languages', 'faults'],
  properties: {
    step: { type: 'string', enum: ['hour', 'day'], description: 'How long each of the times lasts.' },
    all: measures,
    times: {
      type: 'array',
      items: { type: 'object', required: ['at', 'measures'], properties: { at: moment, measures } },
    },
    pages: {
      type: 'array',
      items: { type: 'object', required: ['page', 'measures'], properties: { page: { type: 'string' }, measures } },
    },
    releases: {
      type: 'array',
      items: { type: 'object', required: ['revision', 'measures'], properties: { revision: { type: 'integer' }, measures } },
    },
    languages: {
      type: 'array',
      items: { type: 'object', required: ['language', 'measures'], properties: { language: { type: 'string' }, measures } },
    },
    faults: {
      type: 'array',
      description: 'The most frequent, at most 100.',
      items: {
        type: 'object',
        required: ['kind', 'what', 'revision', 'build', 'count'],
        properties: {
          kind: { type: 'string', enum: faultKinds },
          what: { type: 'string' },
          revision: { type: 'integer' },
          build: { type: 'string' },
          count: { type: 'integer' },
        },
      },
    },
  },
} as const;
export type VisitsView = Shape<typeof visitsSchema>;
export type Measure = VisitsView['all'][number];
