import { writeFileSync } from 'node:fs';
import { type CommandUnknownOpts, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { contentOf } from '#schemas/edges/preview/releaseFile.ts';
import { Failure } from '../Failure.ts';
import { type Terminal, inform, plain, print, printJson } from '../Terminal.ts';
import { type OperatorsClient, answerOf } from '../client/createClient.ts';
import { describe } from '../describe.ts';
import { changesTable } from '../output/changesTable.ts';
import { problemCounts, problemText } from '../output/problemText.ts';
import { sarifLog } from '../output/sarifLog.ts';
import { type FoundProblem, checkSource, countOf, hasErrors } from '../release/checkSource.ts';
import { compareReleases } from '../release/compareReleases.ts';
import { namedRelease, releaseAt } from '../release/namedRelease.ts';
import { readSource } from '../release/readSource.ts';

/** Reads a number of a command line. */
export function readRevision(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('A revision is a number from 1.');
  return Number(text);
}

function addPull(program: CommandUnknownOpts, terminal: Terminal, connect: () => OperatorsClient): void {
  const pull = program
    .command('pull')
    .description('Write what is live, the draft or an earlier release to a file, or print it.')
    .argument('<merchant>', 'code of the merchant')
    .option('--draft', 'the draft instead of what is live')
    .addOption(new Option('--release <revision>', 'an earlier release').argParser(readRevision).conflicts('draft'))
    .option('--bare', 'only the release, without where it comes from: for a file that is kept in a repository')
    .option('-o, --output <file>', 'where to write it')
    .action(async (code, { draft, release: revision, bare, output }) => {
      const client = connect();
      const what = draft ? 'draft' : revision === undefined ? 'live' : (await releaseAt(client, code, revision)).releaseId;
      const file = await answerOf(client.GET('/merchants/{code}/file', { params: { path: { code }, query: { what } } }));
      const content = contentOf(file);
      if (!content.ok) throw new Failure('unreachable', 'The server gave a file that this version does not know.');
      if (output === undefined) return printJson(terminal, bare ? content.value.release : file);
      writeFileSync(output, `${JSON.stringify(bare ? content.value.release : file, null, 2)}\n`);
      inform(terminal, `Written: ${output}`);
    });
  describe(pull, {
    examples: ['pull aurora -o aurora.json', 'pull aurora --draft', 'pull aurora --release 7 --bare -o livery/aurora.json'],
    routes: ['exportFile', 'releases'],
  });
}

function addValidate(program: CommandUnknownOpts, terminal: Terminal): void {
  const printText = (found: readonly FoundProblem[], files: number) => {
    for (const each of found) print(terminal, problemText(terminal.out, each));
    inform(terminal, `${problemCounts(found)} (${files === 1 ? '1 file' : `${files} files`})`);
  };
  const validate = program
    .command('validate')
    .description('Say what is wrong with releases in files, as publishing would, without asking a server.')
    .argument('<file...>', 'files with a release')
    .addOption(
      new Option('--format <format>', 'how to print it').choices(['text', 'json', 'sarif'] as const).default('text' as const),
    )
    .option('--strict', 'fail for warnings too')
    .action((files, { format, strict }) => {
      const found = files.map(readSource).flatMap(checkSource);
      if (format === 'sarif') printJson(terminal, sarifLog(found));
      else if (format === 'json')
        printJson(
          terminal,
          found.map(({ path, range, sentence, problem }) => ({ path, range, sentence, ...problem })),
        );
      else printText(found, files.length);
      if (hasErrors(found) || (strict && countOf(found, 'warning') > 0)) throw new Failure('problems', '');
    });
  describe(validate, {
    examples: [
      'validate livery/aurora.json',
      'validate livery/*.json --strict',
      'validate livery/*.json --format sarif > livery.sarif',
    ],
  });
}

function addDiff(program: CommandUnknownOpts, terminal: Terminal, connect: () => OperatorsClient): void {
  const side = 'a file, live:<merchant>, draft:<merchant> or release:<merchant>@<revision>';
  const diff = program
    .command('diff')
    .description('Say in sentences what differs for players between two releases.')
    .argument('<before>', side)
    .argument('<after>', side)
    .addOption(
      new Option('--format <format>', 'how to print it').choices(['text', 'json', 'markdown'] as const).default('text' as const),
    )
    .option('--exit-code', 'end with 1 if they differ')
    .action(async (before, after, { format, exitCode }) => {
      const changes = compareReleases(
        { name: before, document: await namedRelease(before, connect) },
        { name: after, document: await namedRelease(after, connect) },
      );
      if (format === 'json') printJson(terminal, changes);
      else if (format === 'markdown') print(terminal, changesTable(before, after, changes));
      else for (const { title, text } of changes) print(terminal, plain(`${title}: ${text}`));
      if (format === 'text' && changes.length === 0) inform(terminal, 'No differences.');
      if (exitCode && changes.length > 0) throw new Failure('problems', '');
    });
  describe(diff, {
    examples: [
      'diff live:aurora draft:aurora',
      'diff release:aurora@6 live:aurora',
      'diff live:aurora aurora.json --format markdown',
    ],
    routes: ['merchant', 'release'],
  });
}

/** Releases as files: fetched, checked and compared. */
export function addFileCommands(program: CommandUnknownOpts, terminal: Terminal, connect: () => OperatorsClient): void {
  addPull(program, terminal, connect);
  addValidate(program, terminal);
  addDiff(program, terminal, connect);
}
