import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesBelow } from './support/sources.ts';

const listed = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([A-Z]+-\d+) +\|/gm)].map(([, id = '']) => id);
const prefixes = [...new Set(listed.map((id) => id.replace(/-\d+$/, '')))];

/** Two digits, from 100 on three: `LOTT-012` is a game. */
const CITATION = new RegExp(`\\b(?:${prefixes.join('|')})-(?:\\d{2}|[1-9]\\d{2})\\b`, 'g');
const TEXT = /\.(?:[cm]?[jt]sx?|css|html|json|md)$/;

const rooms = ['schemas', 'src', 'admin-preview', 'server', 'sandbox', 'conformance', 'templates'];
const others = ['tests', 'e2e', 'bench', '.storybook', 'scripts', 'docs'];

it('each requirement is listed once', () => {
  expect(listed).not.toEqual([]);
  expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([]);
});

it.each(rooms.concat(others))('every requirement that is cited in %s is listed', (folder) => {
  const unknown = filesBelow(folder, TEXT).flatMap(({ path, text }) =>
    [...text.matchAll(CITATION)].flatMap(([id]) => (listed.includes(id) ? [] : [`${path}: ${id}`])),
  );
  expect(unknown).toEqual([]);
});
