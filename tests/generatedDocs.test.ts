import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CallDeclaration } from '#schemas/declare/calls/CallDeclaration.ts';
import { type CallName, declaredCalls } from '#schemas/declare/calls/declaredCalls.ts';
import { readAnswer } from '#schemas/declare/calls/readAnswer.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { keysOf } from '#schemas/base/json/problem.ts';
import { behaviourSchema } from '#schemas/declare/release/behaviour.schema.ts';
import { complianceLayers } from '#schemas/release/resolve/complianceLayers.ts';
import { schemaLeaves } from '#schemas/base/json/schemaLeaves.ts';
import { platformCallsPage } from '../scripts/docs/platformCallsPage.ts';

const page = await platformCallsPage('openapi.json');
const settings = readFileSync('docs/templates.md', 'utf8');
const names = Object.keys(declaredCalls) as CallName[]; // the keys of a literal

/** The page's section about a call. */
function partOf(name: CallName): string {
  const [, part = ''] = page.split(`\n### \`${name}\`: `);
  return part.split(/\n##+ /, 1)[0] ?? '';
}

describe('the page about the calls of the platform', () => {
  it.each(names)('says of %s where it is, and shows an answer that is valid', (name) => {
    const call: CallDeclaration = declaredCalls[name];
    const part = partOf(name);
    expect(part).toContain(call.path === '' ? `\`${call.method}\`` : `\`${call.method} ${call.path}\``);
    const example: unknown = JSON.parse([...part.matchAll(/```json\n([\s\S]*?)\n```/g)].at(-1)?.[1] ?? 'null');
    expect(example).toMatchObject({ success: true });
    expect(isObject(example) ? readAnswer(name, example['value']) : undefined).toMatchObject({ ok: true });
  });
});

/** The rows of the tables below a heading of the reference. */
function rowsBelow(heading: string): string[] {
  const [, part = ''] = settings.split(heading);
  return (part.split(/\n#+ /, 1)[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
}

describe('the reference of settings', () => {
  it.each(schemaLeaves(behaviourSchema).map(({ pointer, schema }) => ({ pointer, schema })))(
    'has $pointer with its effect, default and screens',
    ({ pointer, schema }) => {
      const keys = keysOf(pointer);
      const rows = rowsBelow(`\n#### \`behaviour.${keys.slice(0, -1).join('.')}\`: `);
      const row = rows.find((each) => each.startsWith(`| \`${keys.at(-1)}\` |`)) ?? '';
      expect(row.replaceAll('\\|', '')).toContain(String(schema['description']).replaceAll('|', ''));
      expect(row.split(/(?<!\\)\|/).filter((cell) => cell.trim() === '')).toHaveLength(2); // before the first and behind the last
    },
  );

  it('has every value that a compliance profile sets', () => {
    const rows = rowsBelow('\n### Compliance profile: ').join('\n');
    for (const { template } of Object.values(complianceLayers))
      for (const [section, values] of Object.entries(template.behaviour ?? {}))
        for (const name of Object.keys(values)) expect(rows).toContain(`\`behaviour.${section}.${name}\``);
  });

  it('names the unit of a duration', () => {
    const row = (name: string) => rowsBelow('\n#### `behaviour.timings`: ').find((each) => each.startsWith(`| \`${name}\``));
    expect(row('toastMs')).toContain('500 to 20000 milliseconds');
  });
});
