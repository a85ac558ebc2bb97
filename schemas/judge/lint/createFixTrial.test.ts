import { expect, test } from 'vitest';
import { releaseWith } from '#tests/support/releases.ts';
import type { ProblemFix } from '../../base/json/problem.ts';
import { createFixTrial } from './createFixTrial.ts';
import { found } from '../findings/findings.ts';
import type { LintRule } from '../findings/LintRule.ts';

const TITLE = '/template/parameters/title';
const set = (pointer: string, value: unknown): ProblemFix => ({ op: 'set', pointer, value });

/** Finds a title that is not "Good", and proposes a fix. */
const wants =
  (fix: ProblemFix): LintRule =>
  ({ site }) =>
    site.title === 'Good' ? [] : [found('strings.missing', TITLE, {}, fix)];

test.each<[string, ProblemFix, boolean]>([
  ['takes the problem away', set(TITLE, 'Good'), true],
  ['leaves it there', set(TITLE, 'Better'), false],
  ['removes what is not there', { op: 'remove', pointer: '/template/behaviour/platform/paths/mall' }, false],
  ['breaks the shape of the release', set('/template/parameters', { title: 'Good', footer_nav: 7 }), false],
])('a fix that %s', (_title, fix, isOffered) => {
  const release = releaseWith({ [TITLE]: 'Bad' });
  const rule = wants(fix);
  const [problem] = createFixTrial(release, undefined)(rule, [found('strings.missing', TITLE, {}, fix)]);
  expect(problem?.fix).toEqual(isOffered ? fix : undefined);
});
