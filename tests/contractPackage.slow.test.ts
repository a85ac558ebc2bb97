import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declaredCalls } from '#schemas/declare/calls/declaredCalls.ts';
import { exampleOf } from '#schemas/edges/openApi/exampleOf.ts';
import manifest from '../package.json' with { type: 'json' };
import { PACKAGE, writeContract } from '../scripts/contract/writeContract.ts';
import { shippedRelease } from './support/releases.ts';

let folder: string;
let packed: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
  packed = join(folder, 'node_modules', PACKAGE);
  await writeContract(packed);
});
afterAll(() => rmSync(folder, { recursive: true }));

const schemaOf = (name: string): object => JSON.parse(readFileSync(join(packed, 'schemas', `${name}.json`), 'utf8')) as object; // written by us

/** The compiler's output for a program that uses the package. */
function compile(name: string, program: string): string {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'program.ts'), program);
  const options = {
    strict: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    resolveJsonModule: true,
    target: 'es2023',
    types: [],
  };
  writeFileSync(join(folder, name, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['program.ts'] }));
  return spawnSync(resolve('node_modules/.bin/tsc'), ['-p', join(folder, name)], { encoding: 'utf8' }).stdout;
}

describe('the package of the contract', () => {
  it('has the version of the project, and no code', () => {
    expect(JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'))).toMatchObject({
      name: PACKAGE,
      version: manifest.version,
    });
    expect(readdirSync(packed).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'calls.md',
      'LICENSE',
      'openapi.json',
      'package.json',
      'README.md',
      'schemas',
      'types.d.ts',
    ]);
  });

  it('has schemas that stand alone: examples and a release fit theirs', () => {
    const ajv = new Ajv({ strict: false, discriminator: true });
    const fits = (name: string, value: unknown) => ajv.validate(schemaOf(name), value);
    expect(fits('GameList', exampleOf(declaredCalls.games.answer))).toBe(true);
    expect(fits('LoginPayload', exampleOf(declaredCalls.login.payload))).toBe(true);
    expect(fits('RegisterSettings', exampleOf(declaredCalls.registerSettings.answer))).toBe(true);
    expect(fits('Release', shippedRelease('brands/aurora'))).toBe(true);
    expect(fits('Release', { schemaVersion: 1 })).toBe(false);
    for (const file of readdirSync(join(packed, 'schemas')))
      expect(() => ajv.compile(schemaOf(file.replace('.json', ''))), file).not.toThrow();
  });

  it('has types that a program can use', () => {
    const program = `
      import type { CallAnswer, PlatformCalls, Release } from '${PACKAGE}';
      import openApi from '${PACKAGE}/openapi.json' with { type: 'json' };
      import help from '${PACKAGE}/schemas/Help.json' with { type: 'json' };
      export const answer: CallAnswer<'help'> = { success: true, value: [{ id: 1, title: 'Deposits', content: '' }] };
      export const refused: CallAnswer<'login'> = { success: false, errorCode: 'login.wrong', message: 'No.' };
      export const left: CallAnswer<'logout'> = { success: true };
      export const path: PlatformCalls['login']['path'] = '/wps/session/login';
      export const titles: string[] = [openApi.info.title, help.title];
      export const code = (release: Release): string => release.template.merchantCode;
    `;
    expect(compile('right', program)).toBe('');
  });

  it('has types that find a wrong answer', () => {
    const program = `
      import type { CallAnswer } from '${PACKAGE}';
      export const answer: CallAnswer<'help'> = { success: true, value: [{ id: '1', title: 'Deposits', content: '' }] };
      export const none: CallAnswer<'wallet'> = { success: true };
    `;
    expect(compile('wrong', program).match(/error TS/g)).toHaveLength(2);
  });
});
