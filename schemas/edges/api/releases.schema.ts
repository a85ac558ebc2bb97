import { waivedProblem, MAX_WAIVERS } from './drafts.schema.ts';
import {
  type Shape,
  count,
  document,
  moment,
  momentOrNull,
  problemSchema,
  text,
  textOrNull,
  yesNo,
} from '../../base/json/jsonShapes.ts';

/* Live, earlier and planned releases. */

const note = { type: 'string', maxLength: 500 } as const;

const waived = {
  type: 'array',
  maxItems: MAX_WAIVERS,
  description: 'Which warnings may pass, and why.',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['code', 'pointer', 'reason'],
    properties: { ...waivedProblem, reason: { type: 'string', minLength: 1, maxLength: 500 } },
  },
} as const;

export const publishBodySchema = {
  type: 'object',
  additionalProperties: false,
  properties: { note, waived },
} as const;
export type PublishBody = Shape<typeof publishBodySchema>;

export const planBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['dueAt'],
  properties: {
    note,
    waived,
    dueAt: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$' },
  },
} as const;
export type PlanBody = Shape<typeof planBodySchema>;

export const rollBackBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['releaseId'],
  properties: { releaseId: { type: 'integer', minimum: 1 }, note },
} as const;
export type RollBackBody = Shape<typeof rollBackBodySchema>;

/** How far ahead a release may be planned. */
export const PLAN_AHEAD_MS = 366 * 24 * 60 * 60 * 1000;

/** Maximum number of plans per merchant, including failed ones. */
export const MAX_PLANS = 20;

export const outcomeSchema = {
  type: 'object',
  required: ['changed', 'releaseId', 'revision'],
  properties: { changed: { type: 'boolean', description: 'False when it was live already.' }, releaseId: count, revision: count },
} as const;
export type ReleaseOutcome = Shape<typeof outcomeSchema>;

export const releasesSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: [
      'releaseId',
      'revision',
      'kind',
      'note',
      'by',
      'token',
      'createdAt',
      'isLive',
      'restoredRevision',
      'plan',
      'imported',
      'waived',
      'review',
    ],
    properties: {
      releaseId: count,
      revision: count,
      kind: { type: 'string', enum: ['seed', 'publish', 'rollback'] },
      note: text,
      by: { ...textOrNull, description: 'The operator who published, planned or rolled back; null for the system.' },
      token: {
        ...textOrNull,
        description: 'Name of the API token that acted for the operator; null for a person, and in releases of earlier days.',
      },
      createdAt: moment,
      isLive: yesNo,
      restoredRevision: {
        type: ['integer', 'null'],
        description: 'Which revision a roll-back made live again; null for other kinds, and in releases of earlier days.',
      },
      plan: {
        type: ['object', 'null'],
        required: ['madeAt', 'dueAt', 'hasWaited', 'isMerged'],
        properties: {
          madeAt: moment,
          dueAt: moment,
          hasWaited: { ...yesNo, description: 'Whether it waited for an approval when it was due.' },
          isMerged: { ...yesNo, description: 'Whether something else went live meanwhile, and it was put on top of that.' },
        },
        description: 'The plan by which it went live; null without one, and in releases of earlier days.',
      },
      imported: {
        type: ['object', 'null'],
        required: ['from', 'isEdited'],
        properties: {
          from: { ...text, description: 'The merchant whose file was imported.' },
          isEdited: { ...yesNo, description: 'Whether the draft was edited after the import.' },
        },
        description: 'The file that the draft came from; null without one, and in releases of earlier days.',
      },
      review: {
        type: ['object', 'null'],
        required: ['by', 'at'],
        properties: { by: textOrNull, at: momentOrNull },
        description:
          'Of a roll-back by one operator where two must agree: who has reviewed it since, nulls while it waits. Null for others.',
      },
      waived: {
        type: 'array',
        items: {
          type: 'object',
          required: ['code', 'pointer', 'reason'],
          properties: {
            code: text,
            pointer: text,
            reason: text,
            by: { ...textOrNull, description: 'Missing in releases of earlier days.' },
          },
        },
      },
    },
  },
} as const;
export type ReleaseEntry = Shape<typeof releasesSchema>[number];

/** How many releases the history of a setting looks at, and how many changes it names. */
export const HISTORY_RELEASES = 300;
export const HISTORY_CHANGES = 20;

export const settingHistorySchema = {
  type: 'object',
  required: ['changes', 'isMore'],
  properties: {
    changes: {
      type: 'array',
      description: `Releases in which the setting changed, newest first, at most ${HISTORY_CHANGES}.`,
      items: {
        type: 'object',
        required: ['releaseId', 'revision', 'by', 'at'],
        properties: {
          releaseId: count,
          revision: count,
          by: textOrNull,
          at: moment,
          before: { description: 'The merchant’s own value before it. Missing where the value was inherited.' },
          after: { description: 'The merchant’s own value since. Missing where the value is inherited.' },
        },
      },
    },
    isMore: {
      ...yesNo,
      description: `Whether there are more changes, or more than ${HISTORY_RELEASES} releases: older ones are not looked at.`,
    },
  },
} as const;
export type SettingHistory = Shape<typeof settingHistorySchema>;
export type SettingChange = SettingHistory['changes'][number];

export const releaseDocumentsSchema = {
  type: 'object',
  required: ['document', 'before'],
  properties: { document, before: { description: 'What was live before it; null for the first.' } },
} as const;
export type ReleaseDocuments = Shape<typeof releaseDocumentsSchema>;

export const approvePlanBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['hash'],
  properties: { hash: { type: 'string', pattern: '^[0-9a-f]{64}$', description: '`hash` of the plan that was seen.' } },
} as const;

export const planSchema = {
  type: 'object',
  required: ['id', 'hash', 'dueAt', 'note', 'by', 'createdAt', 'approvedBy', 'needsApproval', 'heldSince', 'failure'],
  properties: {
    id: { ...count, description: 'Number of the plan, unique over all merchants.' },
    hash: { ...text, description: 'Of what goes live.' },
    dueAt: moment,
    note: text,
    by: textOrNull,
    createdAt: moment,
    approvedBy: textOrNull,
    needsApproval: {
      ...yesNo,
      description:
        'Whether the merchant asks for a second operator’s approval, and the plan has none: without it, it does not go live.',
    },
    heldSince: {
      ...momentOrNull,
      description:
        'Since when the plan is due, and waits for an approval; null if it does not. It goes live when it is approved.',
    },
    failure: {
      description:
        'Why a plan that was due did not go live, with the problems that were found then. It waits to be taken into the draft, or cancelled.',
      type: ['object', 'null'],
      required: ['code', 'problems'],
      properties: { code: text, problems: { type: 'array', items: problemSchema } },
    },
  },
} as const;
export type PlanView = Shape<typeof planSchema>;
export type PlanFailure = NonNullable<PlanView['failure']>;

export const plansSchema = { type: 'array', items: planSchema } as const;

export const planWithDocumentSchema = {
  type: 'object',
  required: [...planSchema.required, 'document'],
  properties: { ...planSchema.properties, document },
} as const;
export type PlanWithDocument = Shape<typeof planWithDocumentSchema>;

export const approvedPlanSchema = {
  type: 'object',
  required: ['plan'],
  properties: { plan: { anyOf: [planSchema, { type: 'null' }], description: 'Null when it went live.' } },
} as const;

export const staleReleaseSchema = {
  type: 'object',
  required: ['releaseId', 'revision', 'by', 'base', 'theirs'],
  properties: { releaseId: count, revision: count, by: textOrNull, base: document, theirs: document },
} as const;
/** Another release went live since the draft was begun: the common base, and the live release. */
export type StaleRelease = Shape<typeof staleReleaseSchema>;
