import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { canonicalQuery } from '#schemas/declare/pages/pageQuery.ts';
import { pageNames, pages } from '#schemas/declare/pages/pages.ts';

const conf = readFileSync(fileURLToPath(new URL('../deploy/nginx.conf', import.meta.url)), 'utf8');

/** The words of their queries that pages are drawn by: all that the pages ask a query for. */
function wordsOfPages(): Set<string> {
  const asked = new Set<string>();
  const note = (name: string) => void asked.add(name);
  const query = {
    get: (name: string) => (note(name), null),
    has: (name: string) => (note(name), false),
  };
  for (const name of pageNames) canonicalQuery(pages[name].path, query);
  return asked;
}

describe('nginx, which cannot read the schemas,', () => {
  it('tells pages apart by the words that they are drawn by, or gives a page with them to one visitor only', () => {
    const apart = [...conf.matchAll(/\$arg_(\w+)/g)].map(([, word]) => word);
    const alone = /\(\?:([a-z|]+)\)=/.exec(conf)?.[1]?.split('|') ?? [];
    const words = wordsOfPages();
    expect(words.size).toBeGreaterThan(10);
    expect([...words].filter((word) => !apart.includes(word) && !alone.includes(word))).toEqual([]);
    expect(apart.filter((word) => word === undefined || !words.has(word))).toEqual([]);
  });
});
