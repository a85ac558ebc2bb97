import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type TestModule, type Vitest, createVitest } from 'vitest/node';
import type { Mutation } from './mutations/Mutation.ts';
import type { Tried } from './runAttacks.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Folders that no test of a mutation reads. */
const LEFT_OUT = new Set(['node_modules', '.git', 'dist', 'bench', 'e2e', 'test-results']);

const ATTACK_TEST = 'tests/attack.slow.test.ts';
const ATTACK_TITLE = 'are all shown, and it holds against every one that takes no patience';

const LONGEST_MS = 30 * 60_000;

interface Run {
  readonly failed: readonly string[];
  readonly passed: number;
  /** Why a file could not be run at all: that notices nothing. */
  readonly broken: readonly string[];
  readonly tried: readonly Tried[];
}

/** The title of a test, or of a row of its table: `%s` and `$name` stand for anything. */
const patternOf = (title: string): RegExp =>
  new RegExp(`${title.replaceAll(/[.*+?^()[\]{}|\\]/g, String.raw`\$&`).replaceAll(/%s|\$\w+/g, '.*')}$`);

const who = ({ noticedBy }: Mutation): { readonly file: string; readonly title: string } =>
  noticedBy === 'attack' ? { file: ATTACK_TEST, title: ATTACK_TITLE } : noticedBy;

function readRun(modules: readonly TestModule[]): Run {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const failed = tests.filter((test) => test.result().state === 'failed');
  return {
    failed: failed.map(({ fullName }) => fullName),
    passed: tests.filter((test) => test.result().state === 'passed').length,
    // A group's set-up may fail as well: then none of its tests runs.
    broken: [...modules, ...modules.flatMap((module) => [...module.children.allSuites()])].flatMap((part) =>
      part.errors().map(({ message }) => message),
    ),
    tried: tests.flatMap((test) => test.meta().tried ?? []),
  };
}

/** A copy of the sources in which defences are removed, and tests are run. */
async function openCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'livery-mutations-'));
  cpSync(ROOT, folder, { recursive: true, filter: (source) => source === ROOT || !LEFT_OUT.has(basename(source)) });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  process.chdir(folder);
  const vitest: Vitest = await createVitest('test', {
    root: folder,
    config: join(folder, 'vitest.config.ts'),
    watch: false,
    reporters: [{}],
    retry: 0,
    // A process that has run a test before would keep its loaded modules.
    isolate: true,
    // A busy machine is slow. That a test took long says nothing of a defence.
    testTimeout: LONGEST_MS,
    hookTimeout: LONGEST_MS,
  });

  async function run(file: string, titles: readonly string[]): Promise<Run> {
    const project = vitest.projects.find((one) => one.matchesTestGlob(join(folder, file)));
    if (project === undefined) throw new Error(`${file} belongs to no project of vitest.config.ts`);
    const pattern = new RegExp(titles.map((title) => patternOf(title).source).join('|'));
    const specification = project.createSpecification(join(folder, file), { testNamePattern: pattern });
    const { testModules } = await vitest.runTestSpecifications([specification]);
    // Results of earlier runs are reported again.
    return readRun(testModules.filter(({ moduleId }) => moduleId === specification.moduleId));
  }

  return {
    run,
    /** Runs with these defences removed. */
    async without(mutations: readonly Mutation[], file: string, titles: readonly string[]): Promise<Run> {
      const before = new Map(mutations.map((mutation) => [mutation.file, readFileSync(join(folder, mutation.file), 'utf8')]));
      for (const { file: changed, text, instead } of mutations) {
        const path = join(folder, changed);
        writeFileSync(
          path,
          readFileSync(path, 'utf8').replace(text, () => instead),
        );
        vitest.invalidateFile(path);
      }
      try {
        return await run(file, titles);
      } finally {
        for (const [changed, text] of before) {
          writeFileSync(join(folder, changed), text);
          vitest.invalidateFile(join(folder, changed));
        }
      }
    },
    async close() {
      await vitest.close();
      process.chdir(ROOT);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Copy = Awaited<ReturnType<typeof openCopy>>;

/** Why a mutation was not noticed; nothing when it was. */
function unnoticed({ defence, noticedBy }: Mutation, { failed, passed, broken, tried }: Run): string | undefined {
  if (broken.length > 0) return `does not run: ${broken[0]?.split('\n', 1)[0]}`;
  if (failed.length + passed === 0) return 'no test of this title runs';
  if (noticedBy !== 'attack') return failed.length > 0 ? undefined : 'the test passes';
  const own = tried.filter((one) => one.defence === defence);
  if (own.some(({ outcome }) => outcome === 'failed')) return undefined;
  const reasons = own.filter(({ outcome }) => outcome === 'not shown').map(({ seen }) => seen);
  return reasons.length > 0 ? `not shown: ${reasons[0]}` : 'all attacks on it hold';
}

/** Titles that fail, or do not exist, without a mutation: their later results mean nothing. */
async function baseFaults(copy: Copy, mutations: readonly Mutation[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const file of new Set(mutations.map((mutation) => who(mutation).file))) {
    const titles = mutations.map(who).flatMap((one) => (one.file === file ? [one.title] : []));
    const { failed, broken } = await copy.run(file, titles);
    faults.push(...[...failed, ...broken].map((what) => `${file}: ${what}`));
  }
  return faults;
}

/** Prints a line of a report, and returns whether it is a success. */
function report(name: string, why: string | undefined): boolean {
  console.log(`  ${why === undefined ? '✓' : '✗'} ${name}${why === undefined ? '' : `: ${why}`}`);
  return why === undefined;
}

interface Choice {
  /** Removes all that attacks notice at once; else each alone. */
  readonly isAtOnce: boolean;
}

async function removeEach(copy: Copy, mutations: readonly Mutation[]): Promise<readonly boolean[]> {
  const only = (...defences: readonly string[]) => (process.env['ATTACKED_DEFENCES'] = defences.join());
  only(...new Set(mutations.map(({ defence }) => defence)));
  const results = (await baseFaults(copy, mutations)).map((fault) => report('with every defence', fault));
  for (const mutation of mutations) {
    only(mutation.defence);
    const { file, title } = who(mutation);
    const run = await copy.without([mutation], file, [title]);
    results.push(report(`${mutation.defence}, ${mutation.gone}`, unnoticed(mutation, run)));
  }
  return results;
}

async function removeAtOnce(copy: Copy, mutations: readonly Mutation[]): Promise<readonly boolean[]> {
  const attacked = mutations.filter(({ noticedBy }) => noticedBy === 'attack');
  process.env['ATTACKED_DEFENCES'] = [...new Set(attacked.map(({ defence }) => defence))].join();
  const run = await copy.without(attacked, ATTACK_TEST, [ATTACK_TITLE]);
  return attacked.map((mutation) => report(`${mutation.defence}, ${mutation.gone}`, unnoticed(mutation, run)));
}

/** Removes defences in a copy of the sources and prints what notices. Returns whether all were noticed. */
export async function runMutations(mutations: readonly Mutation[], { isAtOnce }: Choice): Promise<boolean> {
  const copy = await openCopy();
  try {
    const results = await (isAtOnce ? removeAtOnce : removeEach)(copy, mutations);
    const missed = results.filter((isGood) => !isGood).length;
    console.log(`\n${results.length} defences removed${isAtOnce ? ' at once' : ''}, ${missed} not noticed`);
    return missed === 0;
  } finally {
    await copy.close();
  }
}
