import {
  affiliateAnswerSchema,
  checkCodeAnswerSchema,
  firebaseSendBodySchema,
  firebaseVerifyAnswerSchema,
  firebaseVerifyBodySchema,
  smsAnswerSchema,
  smsBodySchema,
} from '../platform/access.schema.ts';
import { registerPayloadSchema, registeredAnswerSchema, usernameAnswerSchema } from '../platform/session.schema.ts';
import type { CallDeclaration } from './CallDeclaration.ts';

export const registrationCalls = {
  registerByUsername: {
    title: 'sign up by username',
    method: 'PUT',
    path: '/wps/member/register',
    module: 'entry',
    body: registerPayloadSchema,
    answer: registeredAnswerSchema,
    invalidates: [],
  },
  registerByMobile: {
    title: 'sign up by mobile number',
    method: 'PUT',
    path: '/wps/member/register/mobile',
    module: 'entry',
    body: registerPayloadSchema,
    answer: registeredAnswerSchema,
    invalidates: [],
  },
  smsForRegister: {
    title: 'SMS code for sign-up',
    method: 'POST',
    path: '/wps/verification/sms/register',
    number: true,
    body: smsBodySchema,
    answer: smsAnswerSchema,
    invalidates: [],
  },
  smsWithoutLogin: {
    title: 'SMS code without a login',
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    number: true,
    body: smsBodySchema,
    answer: smsAnswerSchema,
    invalidates: [],
  },
  checkCode: {
    title: 'check a code',
    method: 'GET',
    path: '',
    answer: checkCodeAnswerSchema,
  },
  firebaseSend: {
    title: 'send a code by Firebase',
    method: 'POST',
    path: '/wps/verification/firebase/send',
    body: firebaseSendBodySchema,
    answer: smsAnswerSchema,
    invalidates: [],
  },
  firebaseVerify: {
    title: 'check a code of Firebase',
    method: 'POST',
    path: '',
    body: firebaseVerifyBodySchema,
    answer: firebaseVerifyAnswerSchema,
    invalidates: [],
  },
  checkAffiliate: {
    title: 'check an invitation code',
    method: 'GET',
    path: '/wps/agent/affiliate',
    answer: affiliateAnswerSchema,
  },
  checkUsername: {
    title: 'check a username',
    method: 'GET',
    path: '/wps/check/username',
    answer: usernameAnswerSchema,
  },
} as const satisfies Record<string, CallDeclaration>;
