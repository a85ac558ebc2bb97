import {
  changePasswordBodySchema,
  recoverBodySchema,
  resetBodySchema,
  setPasswordAnswerSchema,
  setPasswordPayloadSchema,
} from '../platform/access.schema.ts';
import { loginBodySchema } from '../platform/session.schema.ts';
import type { CallDeclaration } from './CallDeclaration.ts';

export const recoveryCalls = {
  recoverByEmail: {
    title: 'recovery mail',
    method: 'POST',
    path: '/wps/member/password/email',
    timeoutMs: 30_000,
    form: true,
    body: recoverBodySchema,
    answer: null,
    invalidates: [],
  },
  resetByEmail: {
    title: 'new password by mail',
    method: 'POST',
    path: '/wps/member/password/email/reset',
    body: resetBodySchema,
    answer: null,
    invalidates: [],
  },
  setPasswordByPhone: {
    title: 'new password by phone',
    method: 'POST',
    path: '/wps/member/password/verification',
    body: loginBodySchema,
    payload: setPasswordPayloadSchema,
    answer: setPasswordAnswerSchema,
    invalidates: [],
  },
  changePassword: {
    title: 'change the password',
    method: 'POST',
    path: '/wps/member/password',
    session: true,
    noTrials: true,
    version: 2,
    body: changePasswordBodySchema,
    answer: null,
    invalidates: ['securityConfig'],
  },
} as const satisfies Record<string, CallDeclaration>;
