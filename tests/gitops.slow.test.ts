import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createProgram } from '#cli/createProgram.ts';
import { silentTerminal } from '#cli/Terminal.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { runLivery } from './support/liveryServer.ts';

const FOLDER = 'deploy/gitops';
const WORKFLOWS = join(FOLDER, '.github/workflows');
const RELEASES = join(FOLDER, 'livery');

const program = createProgram(silentTerminal);

/** Every text below a key of a document. */
function textsAt(key: string, document: unknown): string[] {
  if (Array.isArray(document)) return document.flatMap((each) => textsAt(key, each));
  if (!isObject(document)) return [];
  return Object.entries(document).flatMap(([name, value]) =>
    name === key && typeof value === 'string' ? [value] : textsAt(key, value),
  );
}

/** The words of each call of the program in a script of a shell, without it. */
const callsIn = (script: string): string[][] =>
  [...script.matchAll(/(?<![\w/.-])livery ((?:"[^"]*"|[^\s;|&>`")]+| )+)/g)]
    .map(([, words = '']) => words.match(/"[^"]*"|\S+/g) ?? [])
    .filter(([name = '']) => /^[a-z]/.test(name));

/** Faults of a command line: an unknown command or option, too few or too many arguments, a missing option. */
function faultsOf([name = '', ...words]: readonly string[]): string[] {
  const command = program.commands.find((each) => each.name() === name);
  if (command === undefined) return [`there is no command ${name}`];
  const { operands, unknown } = command.parseOptions(words);
  const missing = command.options.filter(({ mandatory, long }) => mandatory && !words.includes(long ?? ''));
  const parameters = command.registeredArguments;
  const isVariadic = parameters.some(({ variadic }) => variadic);
  return [
    ...unknown.map((word) => `${name} has no option ${word}`),
    ...missing.map(({ long }) => `${name} needs ${long}`),
    ...(operands.length < parameters.length || (!isVariadic && operands.length > parameters.length)
      ? [`${name} takes ${parameters.length} arguments, not ${operands.length}`]
      : []),
  ];
}

describe('what calls of the command line are checked for', () => {
  it.each([
    ['livery push aurora file.json --base before.json', []],
    ['x=$(livery pull "$merchant" --bare); echo', []],
    ['livery launch aurora', ['there is no command launch']],
    ['livery push aurora', ['push takes 2 arguments, not 1']],
    ['livery push aurora a.json --rebase b.json', ['push has no option --rebase', 'push has no option b.json']],
    ['livery publish aurora && echo', ['publish needs --reason']],
  ])('is seen in %s', (script, expected) => {
    expect(callsIn(script).flatMap(faultsOf)).toEqual(expected);
  });
});

describe('the example of a repository', () => {
  const workflows = readdirSync(WORKFLOWS).map((name) => ({ name, text: readFileSync(join(WORKFLOWS, name), 'utf8') }));
  const documents = [
    ...workflows.map(({ name, text }) => ({ name, scripts: textsAt('run', parse(text)) })),
    {
      name: 'README.md',
      scripts: [...readFileSync(join(FOLDER, 'README.md'), 'utf8').matchAll(/`(livery [^`]+)`/g)].map(([, call = '']) => call),
    },
  ];

  it.each(documents)('calls only commands and options that there are: $name', ({ scripts }) => {
    const calls = scripts.flatMap(callsIn);
    expect(calls.length).toBeGreaterThan(1);
    expect(calls.flatMap(faultsOf)).toEqual([]);
  });

  it.each(workflows)('puts nothing of a pull request into a script: $name', ({ text }) => {
    expect(textsAt('run', parse(text)).filter((script) => script.includes('${{'))).toEqual([]);
  });

  it('checks, compares, draws, saves and publishes', () => {
    const scripts = documents.flatMap(({ name, scripts: all }) => (name.endsWith('.yaml') ? all : [])).join('\n');
    const used = new Set(callsIn(scripts).map(([name = '']) => name));
    expect([...used].toSorted()).toEqual(['diff', 'publish', 'push', 'validate', 'whoami']);
    const { scripts: known } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const drawn = [...scripts.matchAll(/npm run --prefix product (\S+) -- (.*?) \|\|/g)].map(([, name = '', words = '']) => ({
      name,
      words,
    }));
    expect(drawn.map(({ name }) => name in known)).toEqual([true]);
    const visual = readFileSync('scripts/visual.ts', 'utf8');
    for (const [, option] of (drawn[0]?.words ?? '').matchAll(/--(\w+)/g))
      expect(visual).toMatch(new RegExp(`^ +${option}: \\{ type`, 'm'));
  });

  it.each(readdirSync(RELEASES))('holds a release that is in order and named by its merchant: %s', async (name) => {
    const path = join(RELEASES, name);
    expect(await runLivery(['validate', path, '--strict'], {})).toEqual({ code: 0, out: '', err: 'No problems (1 file)\n' });
    const { template } = JSON.parse(readFileSync(path, 'utf8')) as { template: { merchantCode: string } };
    expect(template.merchantCode).toBe(basename(name, '.json'));
  });
});
