import { expect, it, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import type { Condition } from '../../declare/entries/condition.ts';
import type { When } from '../../declare/release/layout.schema.ts';
import { GUEST, audiences, sampleVisitor } from '../../declare/names/visitor.ts';
import { evaluateWhen } from './evaluateWhen.ts';

const settings = {
  '/template/parameters/language': 'EN,CN',
  '/template/behaviour/platform/paths': { service: '', wallet: '/wallet' },
  '/template/behaviour/gates/deposit': 'formalOnly',
  '/template/behaviour/menus': { vip: { switch: 'CBS3' }, mall: { switch: 'TRIAL3' }, inbox: { switch: '' } },
};
const { site } = resolvedWith({ '/switches/CBS3': '1', '/switches/TRIAL3': '0', ...settings });
const guest = {
  visitor: GUEST,
  language: 'EN',
  installed: false,
  site,
  props: { app: true, promotions: 0, licence: '', source: 'feed' },
} as const;

const yes: When = { installed: false };
const no: When = { installed: true };

test.each<[When | undefined, boolean]>([
  [undefined, true],
  [{ audience: ['guest'] }, true],
  [{ audience: ['member'] }, false],
  [{ audience: ['member', 'guest'] }, true],
  [{ language: ['EN'] }, true],
  [{ language: ['CN', 'EN'] }, true],
  [{ language: ['CN'] }, false],
  [{ switch: 'CBS3' }, true],
  [{ switch: 'TRIAL3' }, false],
  [{ switch: 'cbs3' }, false],
  [{ switch: 'unknown' }, false],
  [{ switch: 'toString' }, false],
  [{ not: { switch: 'unknown' } }, true],
  [{ installed: false }, true],
  [{ installed: true }, false],
  [{ firstTimeLogin: true }, false],
  [{ firstTimeLogin: false }, true],
  [{ all: [yes, yes] }, true],
  [{ all: [yes, no] }, false],
  [{ any: [no, yes] }, true],
  [{ any: [no, no] }, false],
  [{ not: yes }, false],
  [{ not: { not: yes } }, true],
  [{ all: [{ any: [no, yes] }, { not: { audience: ['agent'] } }] }, true],
])('a guest in English in a browser meets %j: %s', (when, holds) => {
  expect(evaluateWhen(when, guest)).toBe(holds);
});

test.each<[Condition, boolean]>([
  [{ call: 'wallet' }, true],
  [{ call: 'service' }, false],
  [{ gate: 'deposit' }, false],
  [{ gate: 'play' }, true],
  [{ setting: 'registerButton' }, true],
  [{ setting: 'languages' }, true],
  [{ setting: 'behaviour.social.google.clientId' }, false],
  [{ setting: 'registerSettings.fields.username.enabled' }, true],
  [{ switchIn: 'behaviour.menus.vip.switch' }, true],
  [{ switchIn: 'behaviour.menus.mall.switch' }, false],
  [{ switchIn: 'behaviour.menus.inbox.switch' }, true],
  [{ prop: 'app' }, true],
  [{ prop: 'promotions' }, false],
  [{ prop: 'licence' }, false],
  [{ prop: 'elsewhere' }, false],
  [{ prop: 'source', is: 'feed' }, true],
  [{ prop: 'source', is: 'play' }, false],
  [{ all: [{ prop: 'app' }, { not: { call: 'service' } }] }, true],
])('an entry of a block meets %j: %s', (when, holds) => {
  expect(evaluateWhen(when, guest)).toBe(holds);
});

test.each(audiences.flatMap((audience) => audiences.map((other) => [audience, other] as const)))(
  '%s asked for, %s comes',
  (audience, other) => {
    const isBoth = other === 'agent' && audience === 'member'; // customer type 1 is both
    expect(evaluateWhen({ audience: [audience] }, { ...guest, visitor: sampleVisitor[other] })).toBe(
      audience === other || isBoth,
    );
  },
);

it('has a call that trial accounts are refused for nobody on trial', () => {
  const offered = (['trial', 'member'] as const).map((audience) =>
    evaluateWhen({ call: 'setHeadIcon' }, { ...guest, visitor: sampleVisitor[audience] }),
  );
  expect(offered).toEqual([false, true]);
});

it('has nothing to choose in a list of one', () => {
  const { site: withOne } = resolvedWith({ '/template/parameters/language': 'EN' });
  expect(evaluateWhen({ setting: 'languages' }, { ...guest, site: withOne })).toBe(false);
});

it('knows a member who had never been logged in before', () => {
  const newcomer = { ...guest, visitor: { type: 0 }, firstTimeLogin: true };
  expect([true, false].map((firstTimeLogin) => evaluateWhen({ firstTimeLogin }, newcomer))).toEqual([true, false]);
});
