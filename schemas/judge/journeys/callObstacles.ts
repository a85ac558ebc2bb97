import { type CallName, declaredCalls } from '../../declare/calls/declaredCalls.ts';
import { type FindingCode, found } from '../findings/findings.ts';
import { type Problem, type ProblemFix, pointerTo } from '../../base/json/problem.ts';
import { hasCall } from '../../release/resolve/hasCall.ts';
import type { Site } from '../../release/resolve/site.ts';

const addressAt = (call: CallName): string => pointerTo('template', 'behaviour', 'platform', 'paths', call);

/** The fix that restores a call's default address; undefined for a call without one. */
export const restoreCall = (call: CallName): ProblemFix | undefined =>
  declaredCalls[call].path === '' ? undefined : { op: 'remove', pointer: addressAt(call) };

/** Problems of a step that needs a call which the platform does not have. */
export const callObstacles = (site: Site, call: CallName, code: FindingCode): Problem[] =>
  hasCall(site, call) ? [] : [found(code, addressAt(call), { call }, restoreCall(call))];
