import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import { HttpProblem } from '../errors/HttpProblem.ts';
import { createOwnerQueue } from './createOwnerQueue.ts';
import { COSTLY_SIGNAL, type PictureAnswer, type PictureOutcome, type PictureTask } from './pictureTask.ts';

/** Processes at once. Unpacked, a picture takes some hundred megabytes. */
const PROCESSES = 3;
const CPU_SECONDS = 40;
const WAITING_OF_ONE = 10;
const WAITING_OF_ALL = 40;
/** A process that has nothing to do is ended after this time. */
const IDLE_MS = 60_000;
const LONGEST_LINE = 500;
const ATTEMPTS = 2;

/** All that a process gets of the environment: it reads files of strangers, and must know no secrets. */
const VARIABLES = /^(?:PATH|HOME|TMPDIR|TEMP|LANG|LC_\w+|LD_LIBRARY_PATH|FONTCONFIG_\w+|XDG_\w+|SystemRoot)$/;

interface Deps {
  readonly log: Logger;
  /** Gives the path of `pictureProgram`: the source while developing, else what was built of it. */
  readonly program: () => string | Promise<string>;
  /** Seconds of one processor that a picture may take. Honest ones take up to about 15. */
  readonly cpuSeconds?: number;
}

/** Makes pictures in processes of their own, one picture of a merchant at a time. */
export interface PictureMaker {
  /**
   * Does a task for an owner, in turn with those of others.
   *
   * @throws HttpProblem for a picture that is refused, and `picture.busy` or `picture.unfinished` when the same may work in a moment.
   */
  run<Kind extends PictureTask['kind']>(
    owner: string,
    task: Extract<PictureTask, { readonly kind: Kind }>,
  ): Promise<PictureOutcome<Kind>>;
  close(): void;
}

/** The process ended before it answered. */
class Ended extends Error {
  override readonly name = 'Ended';
  readonly how: string;
  constructor(how: string) {
    super(`the process for pictures ended: ${how}`);
    this.how = how;
  }
}

/** Sources are read by tsx, as those of the server that starts the process. */
const flagsFor = (program: string): string[] =>
  program.endsWith('.ts') ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [];

function forkProgram(path: string, { log, cpuSeconds = CPU_SECONDS }: Deps): ChildProcess {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => VARIABLES.test(name)));
  const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const;
  const child = fork(path, [String(cpuSeconds)], {
    execArgv: flagsFor(path),
    env,
    serialization: 'advanced',
    stdio: [...stdio],
  });
  for (const stream of [child.stdout, child.stderr]) {
    // Libraries of other languages write what they like: in the log each line is a field.
    if (stream)
      createInterface({ input: stream }).on('line', (line) => log.warn({ line: line.slice(0, LONGEST_LINE) }, 'picture library'));
  }
  return child;
}

/** Throws Ended. */
function ask(child: ChildProcess, task: PictureTask): Promise<PictureAnswer> {
  return new Promise((resolve, reject) => {
    const fail = (how: string) => {
      done();
      reject(new Ended(how));
    };
    const onExit = (code: number | null, signal: NodeJS.Signals | null) => fail(signal ?? `exit ${code}`);
    const onError = (error: Error) => fail(error.message);
    const onAnswer = (answer: unknown) => {
      done();
      resolve(answer as PictureAnswer); // our own program sends nothing else
    };
    if (!child.connected) return reject(new Ended('it did not start')); // the machine gives no process, or no file handle, now
    const done = () => child.off('exit', onExit).off('error', onError).off('message', onAnswer);
    child.on('exit', onExit).on('error', onError).on('message', onAnswer);
    child.send(task, (error) => error && fail(error.message));
  });
}

export function createPictureMaker(deps: Deps): PictureMaker {
  const { log } = deps;
  const queue = createOwnerQueue({ atOnce: PROCESSES, waitingOfOne: WAITING_OF_ONE, waitingOfAll: WAITING_OF_ALL });
  const all = new Set<ChildProcess>();
  /** Processes without a task, with what ends them. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  let isClosed = false;

  async function start(): Promise<ChildProcess> {
    const child = forkProgram(await deps.program(), deps);
    all.add(child);
    child.once('exit', () => {
      all.delete(child);
      clearTimeout(idle.get(child));
      idle.delete(child);
    });
    child.on('error', (error) => log.warn({ err: error }, 'process for pictures'));
    return child;
  }

  async function take(): Promise<ChildProcess> {
    const [first] = idle;
    if (first === undefined) return start();
    const [child, end] = first;
    idle.delete(child);
    clearTimeout(end);
    return child;
  }

  /** Keeps a process for the next picture, for some time. */
  function rest(child: ChildProcess): void {
    if (!child.connected) return;
    const end = setTimeout(() => {
      if (idle.delete(child) && child.connected) child.disconnect();
    }, IDLE_MS).unref();
    idle.set(child, end);
  }

  /** A process may end for reasons that are not the picture's: then it is tried in a second one. */
  async function answerTo(task: PictureTask): Promise<PictureAnswer> {
    for (let left = ATTEMPTS; left > 0 && !isClosed; left -= 1) {
      try {
        const child = await take();
        const answer = await ask(child, task);
        rest(child);
        return answer;
      } catch (error) {
        if (!(error instanceof Ended)) throw error;
        log.warn({ how: error.how, left: left - 1 }, 'a process for pictures ended before its picture was made');
        if (error.how === COSTLY_SIGNAL) return { state: 'refused', code: 'picture.costly' };
      }
    }
    return { state: 'refused', code: 'picture.unfinished' };
  }

  return {
    run: (owner, task) =>
      queue.run(owner, async () => {
        const answer = await answerTo(task);
        if (answer.state === 'refused') throw new HttpProblem(answer.code);
        if (answer.state === 'failed') throw new Error(answer.message);
        return answer.outcome as PictureOutcome<(typeof task)['kind']>; // each task has its own
      }),
    close() {
      isClosed = true;
      for (const child of all) child.kill('SIGKILL');
    },
  };
}
