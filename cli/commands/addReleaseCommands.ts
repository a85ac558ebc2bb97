import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { Option } from '@commander-js/extra-typings';
import type { PublishBody, ReleaseOutcome } from '#schemas/edges/api/releases.schema.ts';
import { problemSentence } from '#texts/tool/problemSentence.ts';
import { inEnglish } from '#texts/tool/toolTranslator.ts';
import { Failure } from '../Failure.ts';
import { type Terminal, inform, plain, printJson } from '../Terminal.ts';
import { type OperatorsClient, answerOf } from '../client/createClient.ts';
import { Refusal } from '../client/Refusal.ts';
import { describe } from '../describe.ts';
import { isSame } from '../release/compareReleases.ts';
import { merchantOf, releaseAt, releasesOf } from '../release/namedRelease.ts';
import { readSource } from '../release/readSource.ts';
import { readRevision } from './addFileCommands.ts';

type Waived = NonNullable<PublishBody['waived']>[number];

interface Draft {
  readonly document: unknown;
  readonly revision: number;
}

/** Prints the problems of a refusal with what could be done, and fails as it does. */
function explain(terminal: Terminal, refusal: Refusal, document: unknown): Failure {
  for (const problem of refusal.problems)
    inform(
      terminal,
      plain(`${problem.severity}: ${problemSentence(inEnglish, problem, document)} (${problem.code} at ${problem.pointer})`),
    );
  const advice: Readonly<Partial<Record<string, string>>> = {
    'release.unwaived': ' Give --waive <reason> to let all of them pass.',
    'release.stale': ' Pull what is live, make your changes again and push.',
  };
  return new Failure(refusal.exit, `${refusal.message}${advice[refusal.code] ?? ''}`);
}

function report(terminal: Terminal, code: string, { json }: { json?: true | undefined }, outcome: ReleaseOutcome): void {
  if (json) return printJson(terminal, outcome);
  const { changed, revision } = outcome;
  inform(
    terminal,
    changed
      ? `Revision ${revision} of ${code} is live.`
      : `Nothing to do: this is live already, as revision ${revision} of ${code}.`,
  );
}

function addPublish(program: CommandUnknownOpts, terminal: Terminal, connect: () => OperatorsClient): void {
  const send = (client: OperatorsClient, code: string, { revision }: Draft, body: { note: string; waived?: Waived[] }) => {
    const params = { path: { code }, header: { 'If-Match': `"${revision}"` } };
    return answerOf(client.POST('/merchants/{code}/releases', { params, body }));
  };

  /** Publishes; where only warnings are in the way and a reason is given, once more with it. */
  async function publish(client: OperatorsClient, code: string, draft: Draft, note: string, waive: string | undefined) {
    try {
      return await send(client, code, draft, { note });
    } catch (error) {
      if (waive === undefined || !(error instanceof Refusal) || error.code !== 'release.unwaived') throw error;
      const waived = error.problems.map((problem) => ({ code: problem.code, pointer: problem.pointer, reason: waive }));
      return send(client, code, draft, { note, waived });
    }
  }

  const command = program
    .command('publish')
    .description('Make the draft live.')
    .argument('<merchant>', 'code of the merchant')
    .requiredOption('--reason <text>', 'why, for the history')
    .option('--file <file>', 'only if the draft says what this file says')
    .option('--waive <reason>', 'let all warnings of the draft pass, for this reason')
    .option('--json', 'print JSON')
    .action(async (code, { reason, file, waive, json }) => {
      const client = connect();
      const { draft, live } = await merchantOf(client, code);
      const content = file === undefined ? undefined : readSource(file).content;
      const isExpected = content === undefined || (content.ok && isSame(content.value.release, draft.document));
      if (!isExpected)
        throw new Failure('conflict', `The draft of ${code} is not what ${file ?? ''} says. Nothing was published.`);
      try {
        report(terminal, code, { json }, await publish(client, code, draft, reason, waive));
      } catch (error) {
        throw error instanceof Refusal ? explain(terminal, error, draft.document ?? live.document) : error;
      }
    });
  describe(command, {
    examples: [
      'publish aurora --reason "New logo"',
      'publish aurora --file livery/aurora.json --reason "Pull request 12" --waive "Agreed with the brand"',
    ],
    routes: ['merchant', 'publish'],
  });
}

function addRollBack(program: CommandUnknownOpts, terminal: Terminal, connect: () => OperatorsClient): void {
  /** The release before the one that is live. */
  async function beforeLive(client: OperatorsClient, code: string) {
    const releases = await releasesOf(client, code);
    const before = releases[releases.findIndex(({ isLive }) => isLive) + 1];
    if (before === undefined) throw new Failure('usage', `Nothing was live for ${code} before.`);
    return before;
  }

  const command = program
    .command('roll-back')
    .description('Make an earlier release live again.')
    .argument('<merchant>', 'code of the merchant')
    .addOption(new Option('--to <revision>', 'which; without it the one before what is live').argParser(readRevision))
    .requiredOption('--reason <text>', 'why, for the history')
    .option('--json', 'print JSON')
    .action(async (code, { to, reason: note, json }) => {
      const client = connect();
      const { releaseId } = to === undefined ? await beforeLive(client, code) : await releaseAt(client, code, to);
      const params = { path: { code } };
      report(
        terminal,
        code,
        { json },
        await answerOf(client.POST('/merchants/{code}/rollback', { params, body: { releaseId, note } })),
      );
    });
  describe(command, {
    examples: ['roll-back aurora --reason "Deposits failed"', 'roll-back aurora --to 5 --reason "Campaign is over"'],
    routes: ['releases', 'rollBack'],
  });
}

/** What goes live. */
export function addReleaseCommands(program: CommandUnknownOpts, terminal: Terminal, connect: () => OperatorsClient): void {
  addPublish(program, terminal, connect);
  addRollBack(program, terminal, connect);
}
