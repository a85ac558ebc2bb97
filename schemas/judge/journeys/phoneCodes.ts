import type { CallName } from '../../declare/calls/declaredCalls.ts';
import { found } from '../findings/findings.ts';
import { type Problem, pointerTo } from '../../base/json/problem.ts';
import type { Site } from '../../release/resolve/site.ts';
import { callObstacles } from './callObstacles.ts';

const verification = (setting: string) => pointerTo('template', 'behaviour', 'verification', setting);

/** Why no code can be sent to a phone, by the way that the merchant has chosen (SMS-09). */
export function phoneCodeObstacles(site: Site, call: Extract<CallName, 'smsForRegister' | 'smsWithoutLogin'>): Problem[] {
  const { phone, firebaseApiKey, firebaseProject } = site.behaviour.verification;
  const needed = phone === 'sms' ? call : 'firebaseSend';
  const missing = Object.entries(phone === 'sms' ? {} : { firebaseApiKey, firebaseProject }).find(([, value]) => value === '');
  return [
    ...callObstacles(site, needed, 'code.noCall'),
    ...(missing
      ? [found('code.firebase', verification(missing[0]), {}, { op: 'set', pointer: verification('phone'), value: 'sms' })]
      : []),
  ];
}
