import type { PlatformRefusalCode } from '../../declare/platform/platformRefusals.ts';
import type { CallDeclaration } from '../../declare/calls/CallDeclaration.ts';

const always = [
  'body.hostile',
  'merchant.unknown',
  'rate.limited',
  'platform.busy',
  'platform.unavailable',
  'platform.internal',
] as const;
const ofSessions = ['session.missing', 'session.expired', 'account.terms'] as const;
const ofBodies = ['body.notJson', 'body.malformed', 'body.tooLarge', 'body.invalid'] as const;
const ofEncryption = ['login.encryption', 'login.undecryptable', 'login.payload', 'login.stale', 'login.replayed'] as const;

/** Every code that a call may be refused with: those that follow from its declaration, and those that it names. */
export function refusalsOfCall(call: CallDeclaration): readonly PlatformRefusalCode[] {
  return [
    ...always,
    'query.invalid',
    ...(call.session ? ofSessions : []),
    ...(call.switch ? [call.switch.refusal] : []),
    ...(call.role || call.gate ? (['account.permission'] as const) : []),
    ...(call.noTrials || call.gate ? (['free_reject'] as const) : []),
    ...(call.body ? ofBodies : []),
    ...(call.payload ? ofEncryption : []),
    ...(call.version === undefined ? [] : (['call.version'] as const)),
    ...(call.refusals ?? []),
  ];
}
