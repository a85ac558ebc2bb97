import { readFileSync } from 'node:fs';
import { extractDescription, loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { blockTypes } from '#schemas/declare/blocks/blocks.ts';
import { moduleOf } from '#src/registry/moduleOf.ts';
import { type Verdict, verdictOf } from '../.storybook/docs/verdicts.ts';

/** The stories of a block that are examples, each with the sentence above it that says why. */
function examplesIn(source: string) {
  const csf = loadCsf(source, { makeTitle: (title) => title ?? 'Block' }).parse();
  return Object.entries(csf._stories).flatMap(([name, { tags = [] }]) => {
    const verdict = verdictOf(tags);
    return verdict === undefined ? [] : [{ name, verdict, why: extractDescription(csf._storyStatements[name]) }];
  });
}

it.each(blockTypes)('%s has a good and a bad example, each with its reason, or says why it has none', (block) => {
  const source = readFileSync(moduleOf(block).replace('.tsx', '.stories.tsx'), 'utf8');
  const examples = examplesIn(source);
  const has = (verdict: Verdict) => examples.some((example) => example.verdict === verdict);
  expect(has('good') && has('bad')).toBe(!source.includes('withoutExamples:'));
  expect(examples.filter(({ why }) => !/^[A-Z].*\.$/s.test(why))).toEqual([]);
});

it.each([
  ['good', ['dev', 'good-example']],
  ['bad', ['bad-example', 'test']],
  [undefined, ['dev', 'test']],
])('a story is an example that is %s by its tag', (verdict, tags) => {
  expect(verdictOf(tags)).toBe(verdict);
});
