import { describe, expect, it } from 'vitest';
import type { Condition } from '../../declare/entries/condition.ts';
import type { When } from '../../declare/release/layout.schema.ts';
import { GUEST } from '../../declare/names/visitor.ts';
import type { Circumstances } from './evaluateWhen.ts';
import { explainWhen } from './explainWhen.ts';
import { resolveSite } from './resolveSite.ts';

const { site } = resolveSite({
  schemaVersion: 5,
  template: { templateId: 'T', merchantCode: 'm', version: 'base' },
  switches: { CBS3: '0', TRIAL3: '1' },
});
const guest: Circumstances = {
  visitor: GUEST,
  language: 'EN',
  installed: false,
  site,
};
const members: When = { audience: ['member'] };
const english: When = { language: ['EN'] };

describe('why a condition does not hold', () => {
  it.each<[string, When | undefined, string[]]>([
    ['no condition always holds', undefined, []],
    ['one that holds has no reason', english, []],
    ['a wrong visitor', members, ['/w']],
    ['a switch that is off', { switch: 'CBS3' }, ['/w']],
    ['of all, those that fail', { all: [english, members, { installed: true }] }, ['/w/all/1', '/w/all/2']],
    ['of any, each that would do', { any: [members, { language: ['CN'] }] }, ['/w/any/0', '/w/any/1']],
    [
      'of any, not what is asked of other visitors',
      {
        any: [{ switch: 'CBS3' }, { all: [members, { installed: true }] }, { all: [{ not: { audience: ['guest'] } }, english] }],
      },
      ['/w/any/0'],
    ],
    [
      'of any, what is asked of other visitors where nothing else is left',
      { any: [{ all: [members, { installed: true }] }] },
      ['/w/any/0/all/0', '/w/any/0/all/1'],
    ],
    ['of any of nothing, that itself', { any: [] }, ['/w']],
    ['of not, that itself', { all: [english, { not: { any: [english] } }] }, ['/w/all/1']],
    [
      'deep down',
      { all: [{ any: [members, { all: [{ switch: 'TRIAL3' }, { switch: 'CBS3' }] }] }] },
      ['/w/all/0/any/0', '/w/all/0/any/1/all/1'],
    ],
  ])('%s', (_title, when, pointers) => {
    expect(explainWhen(when, guest, '/w').map(({ pointer }) => pointer)).toEqual(pointers);
  });

  it('gives the switch that a setting names', () => {
    const when: Condition = { all: [{ switchIn: 'behaviour.menus.mall.switch' }] };
    expect(explainWhen(when, guest, '/w')).toEqual([{ pointer: '/w/all/0', when: { switch: 'PTSYS3' } }]);
  });
});
