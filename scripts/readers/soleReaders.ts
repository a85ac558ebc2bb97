import { formOf } from '#schemas/declare/languages/numberForms.ts';
import { keysOf } from '#schemas/base/json/problem.ts';
import type { SoleReaders } from '#schemas/judge/lint/soleReaders.ts';
import { settings } from '#schemas/declare/settings/settings.ts';
import { loadTexts } from '#src/i18n/texts.ts';
import type { Source } from '#tests/support/sources.ts';
import { measuredUse } from '../../admin-preview/model/settings/measuredUse.ts';
import { codeReaders } from './codeReaders.ts';

/** Whether a file names a setting by the last word of its pointer. */
const namesSetting = (pointer: string) => {
  const word = new RegExp(`(?<![\\w-])${keysOf(pointer).at(-1) ?? ''}(?![\\w-])`);
  return ({ text }: Source) => word.test(text);
};

/** Keys whose middle is filled in by code: `menu.${name}`, `${kind}.title`, 'menu.' + name. */
const PATTERNS = [/`([\w.-]*)\$\{[^`]*\}([\w.-]*)`/g, /'([\w.-]+)()' \+/g];
const built = new WeakMap<Source, readonly (readonly [begin: string, end: string])[]>();

function builtIn(source: Source) {
  const cached = built.get(source);
  if (cached) return cached;
  const found = PATTERNS.flatMap((pattern) =>
    [...source.text.matchAll(pattern)].map(([, begin = '', end = '']) => [begin, end] as const),
  ).filter(([begin, end]) => /[._]/.test(begin) || /^[._]/.test(end)); // a part of a key, not the plural of a word
  built.set(source, found);
  return found;
}

/** Whether a file names a text: by its key, or by a beginning or an end of it that the code completes. */
const namesText = (key: string) => (source: Source) =>
  [`'${key}'`, `"${key}"`, `\`${key}\``].some((word) => source.text.includes(word)) ||
  builtIn(source).some(([begin, end]) => key.startsWith(begin) && key.endsWith(end));

type Reader = SoleReaders['blocks'][number];
const measuredBlocks = (what: 'settings' | 'texts', name: string): readonly string[] =>
  measuredUse.filter((use) => use[what].includes(name)).flatMap(({ blocks }) => blocks);

/**
 * Settings of the site and texts that only blocks read, by these blocks: both the code and the measurements on screens must agree. Looks and
 * parameters are left out: styles read the former, and the latter have other names in the code.
 */
export async function soleReaders(): Promise<readonly SoleReaders[]> {
  const readersOf = codeReaders();
  const groups = new Map<string, { blocks: readonly Reader[]; settings: string[]; texts: string[] }>();
  function add(what: 'settings' | 'texts', name: string, mentions: (source: Source) => boolean) {
    const measured = measuredBlocks(what, name);
    const inCode = measured.length === 0 ? undefined : readersOf(mentions);
    // A key that no file names is built in an unknown way.
    if (inCode === undefined || inCode.length === 0) return;
    const blocks = [...new Set([...inCode, ...measured])].toSorted();
    const group = groups.get(blocks.join()) ?? { blocks, settings: [], texts: [] };
    groups.set(blocks.join(), group);
    group[what].push(name);
  }
  for (const { pointer } of settings)
    if (pointer.startsWith('/template/behaviour/')) add('settings', pointer, namesSetting(pointer));
  const keys = new Set(Object.keys(await loadTexts('EN')).map((key) => formOf(key)?.base ?? key));
  for (const key of keys) add('texts', key, namesText(key));
  return [...groups.values()].toSorted((a, b) => a.blocks.join().localeCompare(b.blocks.join()));
}
