import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow } from './support/sources.ts';

const document = readFileSync('docs/security.md', 'utf8');

/** Number of requirements of the standard at each level. */
const IN_STANDARD = { '1': 70, '2': 183 };
const states = ['met', 'not met', 'not applicable'] as const;

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const lines = document.split('\n');

/** Rows such as `| 1.2.3 | 1 | … | met | … |`. */
const requirements = lines
  .filter((line) => /^\| \d+\.\d+\.\d+ +\|/.test(line))
  .map(cellsOf)
  .map(([id = '', level = '', title = '', state = '', evidence = '']) => ({
    id,
    level,
    state,
    evidence,
    // Requirements for a document are met by it.
    isAboutDocuments: /documented|inventory|classified|has its rules|unwanted words/i.test(title),
  }));

/** Rows such as `| 1. Encoding | 24 | 1 | 5 | 30 |`, and that of their sums. */
const counts = lines
  .filter((line) => /^\| (?:\d+\. [^|]+|All +)(?:\| +\d+ +){4}\|$/.test(line))
  .map(cellsOf)
  .map(([chapter = '', ...numbers]) => ({ chapter: chapter.replace(/\..*/, ''), numbers: numbers.map(Number) }));

const countsOf = (rows: typeof requirements) => [
  ...states.map((state) => rows.filter((row) => row.state === state).length),
  rows.length,
];

/** A test file in backticks, and the titles after it, such as `a.test.ts` “one”, “two”. */
const citations = [...document.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`((?:,? “[^”]+”)*)/g)].map(
  ([, path = '', titles = '']) => ({
    path,
    titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
  }),
);

/** First arguments of calls that are texts: titles of tests are among them. */
const titlesIn = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)].map(([, , title = '']) =>
    title.replaceAll(/\\(.)/g, '$1'),
  );

describe('the document on security', () => {
  it('names only files and folders that there are', () => {
    const named = [...document.matchAll(/`((?:server|sandbox|schemas|src|admin-preview|tests|e2e|scripts|docs)\/[\w./-]+)`/g)];
    expect(named).not.toEqual([]);
    expect(named.flatMap(([, path = '']) => (existsSync(path) ? [] : [path]))).toEqual([]);
  });

  it('names only tests that there are, by file and title', () => {
    expect(citations.filter(({ titles }) => titles.length > 0)).not.toEqual([]);
    const unknown = citations.flatMap(({ path, titles }) =>
      titles.filter((title) => !titlesIn(path).includes(title)).map((title) => `${path}: ${title}`),
    );
    expect(unknown).toEqual([]);
  });

  it('says of every table of the database what it holds', () => {
    const made = ['server/store', 'sandbox/migrations']
      .flatMap((folder) => filesBelow(folder, /(?<!\.test)\.ts$/))
      .flatMap(({ text }) => [...text.matchAll(/create table (?:if not exists )?(\w+)/g)].map(([, name = '']) => name));
    expect(made).toContain('accounts');
    expect(made.filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('the requirements of ASVS', () => {
  it('are all there, each once', () => {
    const ids = requirements.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const found = Object.keys(IN_STANDARD).map((level) => [level, requirements.filter((row) => row.level === level).length]);
    expect(Object.fromEntries(found)).toEqual(IN_STANDARD);
  });

  it('have a state, and a reason or evidence for it', () => {
    expect(requirements.filter(({ state }) => !states.some((known) => known === state))).toEqual([]);
    expect(requirements.filter(({ evidence }) => evidence === '')).toEqual([]);
  });

  it('that are met name a test, or are about a part of this document that there is', () => {
    const headings = lines.flatMap((line) => /^#+ (.*)$/.exec(line)?.[1] ?? []);
    const isWritten = (evidence: string) =>
      [...evidence.matchAll(/“([^”]+)” above/g)].some(([, title = '']) => headings.includes(title));
    const isHeld = (evidence: string) =>
      [...evidence.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].some(([, path = '']) => existsSync(path));
    const bare = requirements.filter(
      ({ state, evidence, isAboutDocuments }) =>
        state === 'met' &&
        !isHeld(evidence) &&
        !(isAboutDocuments && (isWritten(evidence) || /`(?:docs|schemas)\/[\w./-]+`/.test(evidence))),
    );
    expect(bare.map(({ id, evidence }) => `${id}: ${evidence}`)).toEqual([]);
  });

  it('are counted as they are', () => {
    const chapters = [...new Set(requirements.map(({ id }) => id.replace(/\..*/, '')))];
    expect(counts).toEqual([
      ...chapters.map((chapter) => ({
        chapter,
        numbers: countsOf(requirements.filter(({ id }) => id.startsWith(`${chapter}.`))),
      })),
      { chapter: 'All', numbers: countsOf(requirements) },
    ]);
  });
});
