import { describe, expect, it } from 'vitest';
import { problem } from '#schemas/base/json/problem.ts';
import { problemCounts, problemText, shownPath } from './problemText.ts';

const found = (path = 'livery/aurora.json', sentence = 'Wrong.') => ({
  path,
  range: { start: { line: 3, column: 5 }, end: { line: 3, column: 9 } },
  problem: problem('schema.type', '/switches', {}),
  sentence,
});

describe('a problem as text', () => {
  it('is coloured only where people look at it', () => {
    expect(problemText({ hasColours: false }, found())).toBe('livery/aurora.json:3:5: error: Wrong. (schema.type)');
    expect(problemText({ hasColours: true }, found())).toBe(
      'livery/aurora.json:3:5: \u001B[31merror\u001B[39m: Wrong. (schema.type)',
    );
  });

  it('cannot move the cursor', () => {
    expect(problemText({ hasColours: false }, found('a.json', 'Wrong:\u001B[2J\n::error::'))).toBe(
      'a.json:3:5: error: Wrong: [2J ::error:: (schema.type)',
    );
  });
});

it.each([
  ['a file below', 'livery/a.json', 'livery/a.json'],
  ['a whole path to one below', `${process.cwd()}/livery/a.json`, 'livery/a.json'],
  ['a file elsewhere', '/nowhere/a.json', '/nowhere/a.json'],
])('a path is shown from the folder of the user: %s', (_title, path, expected) => {
  expect(shownPath(path)).toBe(expected);
});

it('problems are counted by severity', () => {
  const warning = { ...found(), problem: problem('list.unknown', '', {}, 'warning') };
  expect(problemCounts([found(), found(), warning])).toBe('2 errors, 1 warning');
  expect(problemCounts([])).toBe('No problems');
});
