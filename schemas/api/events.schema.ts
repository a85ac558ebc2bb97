import { type Shape, count, text, textOrNull } from './jsonShapes.ts';

const changeProperties = { merchantCode: text, revision: count, by: textOrNull } as const;
const change = { type: 'object', required: ['merchantCode', 'revision', 'by'], properties: changeProperties } as const;

/** Server-sent events of `GET events`, by name. `revision` is the draft's in `draft`, and what is live in all others. */
export const eventSchemas = {
  draft: { ...change, description: 'A draft was saved, imported or discarded.' },
  release: {
    type: 'object',
    required: ['merchantCode', 'revision', 'releaseId', 'by'],
    properties: { ...changeProperties, releaseId: count },
    description: 'A release went live.',
  },
  waiver: { ...change, description: 'A warning of the draft was let pass, or no longer is.' },
  plan: { ...change, description: 'A release was planned, approved or cancelled, failed to go live, or waits for an approval.' },
} as const;
export interface OperatorEvents {
  readonly draft: Shape<(typeof eventSchemas)['draft']>;
  readonly release: Shape<(typeof eventSchemas)['release']>;
  readonly waiver: Shape<(typeof eventSchemas)['waiver']>;
  readonly plan: Shape<(typeof eventSchemas)['plan']>;
}
