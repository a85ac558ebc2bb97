import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mutations } from '../scripts/attack/mutations/mutations.ts';
import { attackedDefences } from '../scripts/attack/runAttacks.ts';

/** Ids of the rows of the threat model: its table is the only one whose rows begin with a name in backticks and four more cells. */
const table = readFileSync('docs/security.md', 'utf8').split('### Attacks and defences')[1]?.split('\n### ')[0] ?? '';
const defences = [...table.matchAll(/^\| `([\w-]+)` +\|/gm)].map(([, id = '']) => id);

/** Ends a hanging run: each removal starts a test run of its own, which takes minutes on a busy machine. */
const LONGEST_MS = 60 * 60_000;

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

describe('each defence of the threat model', () => {
  it('has a name of its own', () => {
    expect(defences.length).toBeGreaterThan(50);
    expect(new Set(defences).size).toBe(defences.length);
  });

  it('has a mutation that removes it, and no mutation removes another', () => {
    const removed = new Set(mutations.map(({ defence }) => defence));
    expect(defences.filter((id) => !removed.has(id))).toEqual([]);
    expect([...removed].filter((id) => !defences.includes(id))).toEqual([]);
  });

  it('that attacks try is one of them', () => {
    expect([...attackedDefences].filter((id) => !defences.includes(id))).toEqual([]);
  });
});

describe('each mutation', () => {
  it('finds its text once in its file, and changes it', () => {
    const lost = mutations.filter(({ file, text, instead }) => read(file).split(text).length !== 2 || text === instead);
    expect(lost.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  it('is noticed by attacks that there are, or by a test that there is', () => {
    const unknown = mutations.filter(({ defence, noticedBy }) =>
      noticedBy === 'attack' ? !attackedDefences.has(defence) : !read(noticedBy.file).includes(noticedBy.title),
    );
    expect(unknown.map(({ defence, gone }) => `${defence}: ${gone}`)).toEqual([]);
  });
});

/** Runs mutations in a copy of the sources. The whole list takes many minutes: npm run attack -- --mutations. */
function remove(...args: readonly string[]) {
  const { status, stdout } = spawnSync('npx', ['tsx', 'scripts/attack.ts', '--mutations', ...args], { encoding: 'utf8' });
  return { status, lines: stdout.split('\n').filter((line) => /^ {2}[✓✗]/.test(line)) };
}

describe('a defence that is removed', () => {
  it(
    'is noticed: a sample',
    () => {
      expect(remove('--only', 'csv-formula', '--only', 'open-redirect')).toEqual({
        status: 0,
        lines: [
          '  ✓ csv-formula, the apostrophe before formulas',
          '  ✓ open-redirect, the check of the way back after a login',
          '  ✓ open-redirect, the cut of leading slashes',
        ],
      });
    },
    LONGEST_MS,
  );

  it(
    'is told when nobody notices, or when the sources do not run any more',
    () => {
      const { status, lines } = remove('--list', 'tests/support/unnoticedMutations.ts');
      expect([status, lines]).toEqual([
        1,
        [
          '  ✗ csv-formula, a comment: the test passes',
          expect.stringMatching(/^ {2}✗ csv-formula, a bracket: does not run: /),
          '  ✗ csv-formula, what no test is called by: no test of this title runs',
        ],
      ]);
    },
    LONGEST_MS,
  );
});
