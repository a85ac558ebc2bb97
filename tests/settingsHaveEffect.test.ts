import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isBlockType } from '#schemas/declare/blocks/blocks.ts';
import { keysOf } from '#schemas/base/json/problem.ts';
import { loadTexts } from '#src/i18n/texts.ts';
import { seenNames } from '../admin-preview/preview/frame/frameScreens.ts';
import { measuredUse } from '../admin-preview/model/settings/measuredUse.ts';
import { readingAt, settings } from '#schemas/declare/settings/settings.ts';

const top = (folder: string) => fileURLToPath(new URL(`../${folder}`, import.meta.url));

/** The code that may use a setting; not where settings are declared. */
const code = [
  'src',
  'server',
  'sandbox',
  'schemas/declare/calls',
  'schemas/declare/entries',
  'schemas/declare/names',
  'schemas/declare/pages',
  'schemas/release/resolve',
  'schemas/rules',
  'schemas/judge/entries',
]
  .flatMap((folder) => readdirSync(top(folder), { recursive: true, encoding: 'utf8' }).map((name) => join(top(folder), name)))
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const words = new Set(code.match(/[\w-]+/g));

const shown = new Set(measuredUse.flatMap(({ settings: pointers }) => pointers));

it('every setting shows on a screen, or is used where something happens later', () => {
  const idle = settings
    .map(({ pointer }) => pointer)
    .filter((pointer) => !pointer.startsWith('/template/layout/') && !shown.has(pointer))
    .filter((pointer) => !words.has(keysOf(pointer).at(-1) ?? ''));
  expect(idle).toEqual([]);
});

it('what was measured is about settings, texts and screens that are there: otherwise `npm run screens`', async () => {
  expect([...shown].filter((pointer) => readingAt(pointer) !== pointer)).toEqual([]);
  const known = await loadTexts('EN');
  const names: ReadonlySet<string> = new Set(seenNames);
  const places = measuredUse.flatMap(({ screens }) => screens.map((screen) => screen.split(':')[0] ?? ''));
  expect(places.filter((name) => !names.has(name))).toEqual([]);
  expect(measuredUse.flatMap(({ blocks }) => blocks).filter((block) => !isBlockType(block))).toEqual([]);
  expect(measuredUse.flatMap(({ texts }) => texts).filter((text) => !Object.hasOwn(known, text))).toEqual([]);
});
