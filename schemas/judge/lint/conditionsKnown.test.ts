import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { conditionsKnown } from './conditionsKnown.ts';

const when = '/template/layout/home/0/when';
const lint = (condition: object) =>
  conditionsKnown(resolvedWith({ [when]: condition })).map(({ code, pointer, fix }) => [code, pointer, fix]);

test.each([
  [{ audience: ['guest'] }, []],
  [{ installed: true }, []],
  [{ switch: 'CBS3' }, []],
  [{ language: ['EN'] }, []],
  [{ switch: 'CBS4' }, [['when.unknownSwitch', `${when}/switch`, { op: 'set', pointer: `${when}/switch`, value: 'CBS3' }]]],
  [{ switch: 'something-else-entirely' }, [['when.unknownSwitch', `${when}/switch`, undefined]]],
  [{ language: ['EN', 'VN'] }, [['when.languageNotAllowed', `${when}/language/1`, undefined]]],
  [{ not: { language: ['XX'] } }, [['when.languageNotAllowed', `${when}/not/language/0`, undefined]]],
  [
    { all: [{ audience: ['guest'] }, { any: [{ switch: 'TRIAL3' }, { switch: 'TRAIL3' }] }] },
    [['when.unknownSwitch', `${when}/all/1/any/1/switch`, { op: 'set', pointer: `${when}/all/1/any/1/switch`, value: 'TRIAL3' }]],
  ],
])('%j', (condition, found) => {
  expect(lint(condition)).toEqual(found);
});
