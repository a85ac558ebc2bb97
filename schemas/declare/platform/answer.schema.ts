export const answerSchema = {
  $id: 'platform/answer',
  description:
    'Envelope of every platform answer (design, section 5). `value` is checked by the schema of its call. On a failed login `value.captcha` asks for a captcha.',
  type: 'object',
  required: ['success'],
  properties: {
    success: { type: 'boolean' },
    errorCode: { type: 'string', maxLength: 100 },
    message: { type: 'string', maxLength: 1000 },
    value: {},
  },
} as const;

export interface PlatformAnswer {
  readonly success: boolean;
  readonly errorCode?: string;
  readonly message?: string;
  readonly value?: unknown;
}
