import { resolve } from 'node:path';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { watch } from 'chokidar';
import { Failure } from '../Failure.ts';
import { type Terminal, inform, printJson } from '../Terminal.ts';
import type { OperatorsClient } from '../client/createClient.ts';
import { describe } from '../describe.ts';
import { problemCounts, problemText } from '../output/problemText.ts';
import { checkSource, hasErrors } from '../release/checkSource.ts';
import { type Push, checkOwner, pushDraft, saveDraft } from '../release/pushDraft.ts';
import { type SourceFile, readSource } from '../release/readSource.ts';

interface PushOptions {
  readonly base?: string | undefined;
  readonly replaceDraft?: boolean | undefined;
  readonly force?: boolean | undefined;
}

/** The release in a file. Throws `Failure` when it holds none. */
function releaseIn({ path, content }: SourceFile) {
  if (!content.ok) throw new Failure('problems', `${path} holds no release. Nothing was changed.`);
  return content.value;
}

const pushOf = (code: string, source: SourceFile, { base, replaceDraft = false, force = false }: PushOptions): Push => ({
  code,
  content: releaseIn(source),
  base: base === undefined ? undefined : releaseIn(readSource(base)).release,
  replacesDraft: replaceDraft,
  isForced: force,
});

/** Prints what is wrong with a file, for people. */
function informOfProblems(terminal: Terminal, source: SourceFile): boolean {
  const found = checkSource(source);
  for (const each of found) inform(terminal, problemText(terminal.err, each));
  if (found.length > 0) inform(terminal, problemCounts(found));
  return hasErrors(found);
}

function addPush(program: CommandUnknownOpts, terminal: Terminal, connect: () => OperatorsClient): void {
  const push = program
    .command('push')
    .description(
      'Save the release in a file as the draft, unless that would undo what somebody else did since the file was made.',
    )
    .argument('<merchant>', 'code of the merchant')
    .argument('<file>', 'file with a release')
    .option('--base <file>', 'what the file was made from: it must be live still; a pulled file says so itself')
    .option('--replace-draft', 'replace a draft that somebody else has saved')
    .option('--force', 'replace the draft, and do not ask whether the file was made from what is live')
    .option('--with-errors', 'save a release that cannot be published')
    .option('--json', 'print JSON')
    .action(async (code, file, { withErrors, json, ...options }) => {
      const source = readSource(file);
      const isFaulty = informOfProblems(terminal, source);
      if (isFaulty && !withErrors) throw new Failure('problems', 'Nothing was changed.');
      const { changed, revision } = await pushDraft(connect(), pushOf(code, source, options));
      if (json) return printJson(terminal, { changed, revision });
      inform(terminal, changed ? `Saved as draft ${revision} of ${code}.` : `Nothing to do: the draft of ${code} says the same.`);
    });
  describe(push, {
    examples: [
      'push aurora aurora.json',
      'push aurora livery/aurora.json --base before.json',
      'push aurora aurora.json --replace-draft',
    ],
    routes: ['merchant', 'saveDraft'],
  });
}

/** Saves the file as the draft each time it changes, until the user ends the program or somebody else saves. */
async function followFile(
  terminal: Terminal,
  client: OperatorsClient,
  code: string,
  file: string,
  options: PushOptions,
): Promise<void> {
  const path = resolve(file);
  const source = readSource(file);
  informOfProblems(terminal, source);
  const first = await pushDraft(client, pushOf(code, source, options));
  let { revision } = first;
  inform(terminal, first.changed ? `Saved as draft ${revision} of ${code}.` : `The draft of ${code} says the same.`);

  async function save(): Promise<void> {
    const changed = readSource(file);
    informOfProblems(terminal, changed);
    if (!changed.content.ok) return;
    const { value } = changed.content;
    checkOwner(value, code);
    ({ revision } = await saveDraft(client, { code, release: value.release, revision }));
    inform(terminal, `Saved as draft ${revision} of ${code}.`);
  }

  // Editors replace a file or write it in parts: the folder is watched, and a file is read once it rests.
  const watcher = watch(path, { ignoreInitial: true, awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 20 } });
  try {
    await new Promise<void>((end, fail) => {
      let saving = Promise.resolve();
      const saveLater = () => {
        saving = saving.then(save).catch((error: unknown) => {
          // A server that is away for a moment gets the next save.
          if (error instanceof Failure && error.exit === 'unreachable') inform(terminal, error.message);
          else fail(error);
        });
      };
      watcher.on('add', saveLater).on('change', saveLater).on('error', fail);
      watcher.on('ready', () => inform(terminal, `Watching ${file}. Ctrl-C ends.`));
      terminal.interruption().addEventListener('abort', () => void saving.then(end));
    });
  } finally {
    await watcher.close();
  }
}

function addWatch(program: CommandUnknownOpts, terminal: Terminal, connect: () => OperatorsClient): void {
  const command = program
    .command('watch')
    .description(
      'Save a file as the draft each time it is written, with errors too, and say what is wrong with it. Open previews follow.',
    )
    .argument('<merchant>', 'code of the merchant')
    .argument('<file>', 'file with a release')
    .option('--replace-draft', 'replace a draft that somebody else has saved')
    .option('--force', 'replace the draft, and do not ask whether the file was made from what is live')
    .action((code, file, options) => followFile(terminal, connect(), code, file, options));
  describe(command, { examples: ['watch aurora aurora.json'], routes: ['merchant', 'saveDraft'] });
}

/** Drafts from files. */
export function addDraftCommands(program: CommandUnknownOpts, terminal: Terminal, connect: () => OperatorsClient): void {
  addPush(program, terminal, connect);
  addWatch(program, terminal, connect);
}
