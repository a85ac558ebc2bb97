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
    switch: { name: 'PSWEMAIL3', refusal: 'recover.methodOff' },
    timeoutMs: 30_000,
    form: true,
    body: recoverBodySchema,
    answer: null,
    invalidates: [],
    refusals: ['fields.invalid'],
  },
  resetByEmail: {
    title: 'new password by mail',
    method: 'POST',
    path: '/wps/member/password/email/reset',
    switch: { name: 'PSWEMAIL3', refusal: 'recover.methodOff' },
    body: resetBodySchema,
    answer: null,
    invalidates: [],
    refusals: ['fields.invalid', 'modify.new.old.same', 'recover.link'],
  },
  setPasswordByPhone: {
    title: 'new password by phone',
    method: 'POST',
    path: '/wps/member/password/verification',
    switch: { name: 'PSWPHONE3', refusal: 'recover.methodOff' },
    body: loginBodySchema,
    payload: setPasswordPayloadSchema,
    answer: setPasswordAnswerSchema,
    invalidates: [],
    refusals: ['code.wrong', 'fields.invalid', 'modify.new.old.same'],
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
    refusals: ['code.wrong', 'fields.invalid', 'login.locked', 'modify.new.old.same', 'password.oldWrong'],
  },
} as const satisfies Record<string, CallDeclaration>;
