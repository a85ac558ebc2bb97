import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { CSRF_HEADER } from '#schemas/edges/api/session.schema.ts';
import { ask } from './ask.ts';
import { bundleProgram } from './bundleProgram.ts';
import { OPERATOR_HOST } from './startTestServer.ts';

/** Optimizing the code of the embedded database takes a third of a start, and pays only in a process that runs for minutes. */
const FLAG = '--liftoff-only';
const MERCHANT = '/preview/api/merchants/aurora';

/** A server in a process of its own, which tests may kill. */
export interface TestNode {
  readonly child: ChildProcess;
  readonly port: number;
  /** Sends a line that the node understands (`killableNode.ts`). */
  tell(line: string): void;
  /** Calls the operators' API below its only merchant, as a publisher. */
  api(method: string, path: string, body?: unknown, revision?: number): Promise<{ status: number; json: unknown }>;
}

/**
 * Starts one on the database that the environment names.
 *
 * @param around A command that runs the rest of the command line, as `nsenter` does.
 */
export async function startNode(env: Readonly<Record<string, string>>, around: readonly string[] = []): Promise<TestNode> {
  const script = await bundleProgram('server/testing/killableNode.ts');
  const [program, ...args] = [...around, process.execPath, FLAG, script];
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'pipe' });
  let output = '';
  let faults = '';
  child.stderr.on('data', (part) => {
    faults += String(part);
  });
  for await (const part of child.stdout) {
    output += String(part);
    if (output.includes('\n')) break;
  }
  if (output === '') {
    if (child.exitCode === null) await once(child, 'exit');
    throw new Error(`the node did not start: ${faults}`);
  }
  child.stderr.pipe(process.stderr);
  const { port, cookie, csrf } = JSON.parse(output) as { port: number; cookie: string; csrf: string };
  return {
    child,
    port,
    tell: (line) => void child.stdin.write(`${line}\n`),
    async api(method, path, body, revision) {
      const answer = await ask(port, OPERATOR_HOST, MERCHANT + path, {
        method,
        headers: {
          cookie,
          [CSRF_HEADER]: csrf,
          origin: `http://${OPERATOR_HOST}`,
          'content-type': 'application/json',
          ...(revision === undefined ? {} : { 'if-match': `"${revision}"` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, json: answer.text === '' ? undefined : JSON.parse(answer.text) };
    },
  };
}

/** Ends a node as a crash does: nothing of it runs any more. */
export async function killNode({ child }: TestNode): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
