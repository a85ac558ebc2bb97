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
import { query, text } from './queryParts.ts';

/** The registration, by either form. */
const registerCall = {
  method: 'PUT',
  module: 'entry',
  body: registerPayloadSchema,
  answer: registeredAnswerSchema,
  invalidates: [],
} as const;

export const registrationCalls = {
  registerByUsername: {
    title: 'sign up by username',
    path: '/wps/member/register',
    ...registerCall,
    refusals: [
      'captcha.required',
      'captcha.unavailable',
      'captcha.wrong',
      'fields.invalid',
      'register.methodOff',
      'register.terms',
    ],
  },
  registerByMobile: {
    title: 'sign up by mobile number',
    path: '/wps/member/register/mobile',
    ...registerCall,
    refusals: [
      'captcha.required',
      'captcha.unavailable',
      'captcha.wrong',
      'code.wrong',
      'fields.invalid',
      'firebase.number',
      'register.methodOff',
      'register.terms',
    ],
  },
  smsForRegister: {
    title: 'SMS code for sign-up',
    method: 'POST',
    path: '/wps/verification/sms/register',
    number: true,
    body: smsBodySchema,
    answer: smsAnswerSchema,
    invalidates: [],
    refusals: ['captcha.required', 'captcha.unavailable', 'captcha.wrong', 'code.off', 'fields.invalid'],
  },
  smsWithoutLogin: {
    title: 'SMS code without a login',
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    number: true,
    body: smsBodySchema,
    answer: smsAnswerSchema,
    invalidates: [],
    refusals: ['captcha.required', 'captcha.unavailable', 'captcha.wrong', 'code.off', 'fields.invalid'],
  },
  checkCode: {
    title: 'check a code',
    method: 'GET',
    path: '',
    query: query({
      countryDialingCode: text(4),
      mobileNum: text(20),
      verificationCode: text(10),
      purpose: { type: 'string', enum: ['register', 'noLogin'] },
    }),
    answer: checkCodeAnswerSchema,
    sample: { valid: true },
    refusals: ['code.off'],
  },
  firebaseSend: {
    title: 'send a code by Firebase',
    method: 'POST',
    path: '/wps/verification/firebase/send',
    body: firebaseSendBodySchema,
    answer: smsAnswerSchema,
    invalidates: [],
    refusals: ['captcha.required', 'captcha.unavailable', 'captcha.wrong', 'fields.invalid', 'firebase.off'],
  },
  firebaseVerify: {
    title: 'check a code of Firebase',
    method: 'POST',
    path: '',
    body: firebaseVerifyBodySchema,
    answer: firebaseVerifyAnswerSchema,
    invalidates: [],
    refusals: ['firebase.off', 'firebase.token'],
  },
  checkAffiliate: {
    title: 'check an invitation code',
    method: 'GET',
    path: '/wps/agent/affiliate',
    query: query({ affiliateCode: text(200) }),
    answer: affiliateAnswerSchema,
    sample: { success: true },
  },
  checkUsername: {
    title: 'check a username',
    method: 'GET',
    path: '/wps/check/username',
    query: query({ username: text(256) }),
    answer: usernameAnswerSchema,
    sample: { available: true },
  },
} as const satisfies Record<string, CallDeclaration>;
