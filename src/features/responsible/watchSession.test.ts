import { expect, it } from 'vitest';
import { watchSession } from './watchSession.ts';

const MINUTE = 60_000;
const rules = { idleMinutes: 30, idleWarningSeconds: 60, realityCheckMinutes: 60 };
const times = { startedAtMs: 0, activeAtMs: 0, checkedAtMs: 0 };

it.each([
  ['at once', {}, {}, 0, { kind: 'nothing' }],
  ['just before the warning', {}, {}, 29 * MINUTE - 1, { kind: 'nothing' }],
  ['as the warning begins', {}, {}, 29 * MINUTE, { kind: 'warning', secondsLeft: 60 }],
  ['in its last moment', {}, {}, 30 * MINUTE - 1, { kind: 'warning', secondsLeft: 1 }],
  ['when the time is up', {}, {}, 30 * MINUTE, { kind: 'end' }],
  ['long after a phone slept', {}, {}, 600 * MINUTE, { kind: 'end' }],
  ['after a touch', { activeAtMs: 29.5 * MINUTE }, {}, 30 * MINUTE, { kind: 'nothing' }],
  ['when a check is due to someone active', { activeAtMs: 60 * MINUTE }, {}, 60 * MINUTE, { kind: 'check' }],
  ['after an answered check', { activeAtMs: 60 * MINUTE, checkedAtMs: 60 * MINUTE }, {}, 61 * MINUTE, { kind: 'nothing' }],
  [
    'when idle and due: the warning comes first',
    {},
    { realityCheckMinutes: 10 },
    29 * MINUTE,
    { kind: 'warning', secondsLeft: 60 },
  ],
  ['without an idle rule', {}, { idleMinutes: 0 }, 59 * MINUTE, { kind: 'nothing' }],
  ['without any rule', {}, { idleMinutes: 0, realityCheckMinutes: 0 }, 9000 * MINUTE, { kind: 'nothing' }],
  [
    'with a warning longer than the time itself',
    {},
    { idleMinutes: 1, idleWarningSeconds: 600 },
    0,
    { kind: 'warning', secondsLeft: 60 },
  ],
])('%s', (_moment, changedTimes, changedRules, nowMs, need) => {
  expect(watchSession({ ...times, ...changedTimes }, { ...rules, ...changedRules }, nowMs)).toEqual(need);
});
