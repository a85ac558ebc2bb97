import type { FromSchema } from 'json-schema-to-ts';
import { languageCodes } from '../../declare/languages/languages.ts';
import { pageNames } from '../../declare/pages/pages.ts';
import { vitalNames } from './vitals.ts';

/** Longest time that counts, in milliseconds. */
const MAX_VALUE = 600_000;

/** Kinds of failures in a page: its script, a call of the platform, or a request that its policy has blocked. */
export const faultKinds = ['script', 'call', 'policy'] as const;

const value = { type: 'number', minimum: 0, maximum: MAX_VALUE } as const;

/** The report of one visit when its page is left. Nothing in it identifies the player: no name, no address, no words. */
export const visitReportSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['page', 'language', 'revision', 'build', 'vitals', 'faults'],
  properties: {
    page: { type: 'string', enum: pageNames },
    language: { type: 'string', enum: languageCodes },
    revision: { type: 'integer', minimum: 0, maximum: 2_147_483_647 },
    build: { type: 'string', pattern: '^[\\w-]{1,40}$' },
    vitals: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(vitalNames.map((name) => [name, value])) as Record<
        (typeof vitalNames)[number],
        typeof value // of the names above
      >,
    },
    faults: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'what', 'count'],
        properties: {
          kind: { type: 'string', enum: faultKinds },
          /** Kind of error and place in the build's files; call and code; directive and host. */
          what: { type: 'string', pattern: '^[\\w ./:-]{1,120}$' },
          count: { type: 'integer', minimum: 1, maximum: 1000 },
        },
      },
    },
  },
} as const;

export type VisitReport = FromSchema<typeof visitReportSchema>;
export type Fault = VisitReport['faults'][number];
export type FaultKind = (typeof faultKinds)[number];
