import { captchaProof } from './session.schema.ts';

/** The topics of a question, and their codes on the platform (FEED-03). */
export const feedbackTypes = { deposit: 1, withdrawal: 2, game: 3, service: 4, agent: 6, other: 0 } as const;
export type FeedbackTopic = keyof typeof feedbackTypes;

/** Longest text of a question that a merchant may ask for. */
export const MAX_FEEDBACK = 2000;

export const feedbackBodySchema = {
  $id: 'platform/feedback-body',
  description: 'Body of CALL-26 (FEED-06); `captchaId` says which captcha was answered (CAPT-04).',
  type: 'object',
  additionalProperties: false,
  required: ['content', 'sender', 'type', 'captcha'],
  properties: {
    content: { type: 'string', minLength: 1, maxLength: MAX_FEEDBACK },
    sender: { type: 'string', minLength: 1, maxLength: 80 },
    type: { type: 'integer', enum: [1, 2, 3, 4, 6, 0] },
    ...captchaProof,
  },
} as const;
