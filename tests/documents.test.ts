import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...['docs', 'templates', 'deploy'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => posix.join(folder, name.replaceAll('\\', '/'))),
  ),
];

/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsOf = (document: string): Set<string> =>
  new Set([...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));

describe('documents', () => {
  it('link to files and headings that are there', () => {
    const dead = documents.flatMap((document) =>
      [
        ...readFileSync(document, 'utf8')
          .replaceAll(/`[^`]*`/g, '')
          .matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]*))?\)/g),
      ].flatMap(([, path = '', anchor]) => {
        const target = path === '' ? document : posix.join(posix.dirname(document), decodeURI(path));
        const isThere =
          existsSync(target) && (anchor === undefined || !statSync(target).isFile() || anchorsOf(target).has(anchor));
        return isThere ? [] : `${document}: ${path}${anchor === undefined ? '' : `#${anchor}`}`;
      }),
    );
    expect(dead).toEqual([]);
  });

  it('begin with a README that a stranger reads to its end', () => {
    expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(120);
  });

  it('name every command', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }; // our own file
    const commands = readFileSync('docs/commands.md', 'utf8');
    const named = Object.keys(scripts).filter((name) => !/^(?:pre|post)/.test(name));
    expect(
      named.filter(
        (name) =>
          !commands.includes(name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`) && name !== 'livery',
      ),
    ).toEqual([]);
  });
});
