import { expect, test } from 'vitest';
import { audiences, audiencesOf, isAudience, sampleVisitor } from './visitor.ts';

test.each([
  [null, ['guest']],
  [0, ['member']],
  [1, ['member', 'agent']],
  [2, ['member', 'agent']],
  [4, ['trial']],
  [40, ['special']],
  [41, ['special', 'agent']],
  [42, ['special', 'agent']],
  [99, ['agent']],
])('type %j is %j and nothing else', (type, belongs) => {
  expect(audiencesOf({ type })).toEqual(belongs);
  expect(audiences.filter((audience) => isAudience({ type }, audience))).toEqual(
    audiences.filter((audience) => belongs.includes(audience)),
  );
});

test.each(audiences)('the sample %s is one', (audience) => {
  expect(isAudience(sampleVisitor[audience], audience)).toBe(true);
});
