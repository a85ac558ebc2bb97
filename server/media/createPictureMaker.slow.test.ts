import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '../http/log/createLog.ts';
import { bundleProgram } from '../testing/bundleProgram.ts';
import { type PictureMaker, createPictureMaker } from './createPictureMaker.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

let folder: string;
let maker: PictureMaker | undefined;
let lines: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-pictures-'));
});
afterEach(() => maker?.close());
afterAll(() => rm(folder, { recursive: true }));

function open(program: () => string | Promise<string>, cpuSeconds?: number): PictureMaker {
  lines = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  maker = createPictureMaker({ log, program, ...(cpuSeconds === undefined ? {} : { cpuSeconds }) });
  return maker;
}

const svg = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">${inner}</svg>`);
const make = (by: PictureMaker, owner: string, bytes: Buffer) => by.run(owner, { kind: 'make', bytes });

/** A program that does what a test tells. */
async function written(name: string, code: string): Promise<string> {
  const file = join(folder, `${name}.mjs`);
  await writeFile(file, code);
  return file;
}
const ANSWER = "process.send({ state: 'done', outcome: Buffer.from('made') });";
const draw = (by: PictureMaker, owner = 'aurora') => by.run(owner, { kind: 'draw', svg: '<svg/>' });

describe('a picture that takes more than its share of the processor', () => {
  // Rules for elements are judged by nobody beforehand: each rectangle is a mask and a layer of its own.
  const costly = svg(
    `<style>rect{mask:url(#m);opacity:.9}</style><mask id="m"><path d="M0 0h512v512z" fill="#fff"/></mask>${'<rect width="512" height="512"/>'.repeat(2000)}`,
  );

  it('is stopped and refused; those of others are made meanwhile, and those of its owner afterwards', async () => {
    const by = open(() => bundleProgram('server/media/pictureProgram.ts'), 2);
    const order: string[] = [];
    const refused = make(by, 'aurora', costly).catch((error: unknown) => (order.push('refused'), error));
    const after = make(by, 'aurora', svg('<path d="M0 0h9v9z"/>')).then(() => order.push('after'));
    await make(by, 'lotus', svg('<path d="M0 0h8v8z"/>'));
    expect(await refused).toMatchObject({ code: 'picture.costly', status: 422 });
    await after;
    expect(order).toEqual(['refused', 'after']);
  });
});

describe('a process for pictures', () => {
  it('that ends for reasons of its own is followed by another, which makes the picture', async () => {
    const once = join(folder, 'once');
    const program = await written(
      'crash',
      `import { existsSync, writeFileSync } from 'node:fs';
       process.on('message', () => {
         if (existsSync(${JSON.stringify(once)})) { ${ANSWER} return; }
         writeFileSync(${JSON.stringify(once)}, '');
         process.kill(process.pid, 'SIGKILL');
       });`,
    );
    const outcome = await draw(open(() => program));
    expect(Buffer.from(outcome).toString()).toBe('made');
  });

  it('that ends each time is a fault that may pass', async () => {
    const program = await written('dies', "process.on('message', () => process.exit(3));");
    await expect(draw(open(() => program))).rejects.toMatchObject({ code: 'picture.unfinished', status: 503 });
  });

  it('writes to the log by lines of JSON alone, and knows no secret', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://user:planted@db');
    const program = await written(
      'writes',
      `process.stderr.write('GLib-GObject-CRITICAL **: something\\n');
       process.stdout.write(JSON.stringify(process.env) + '\\n');
       process.on('message', () => setImmediate(() => { ${ANSWER} }));`,
    );
    await draw(open(() => program));
    await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 60_000 });
    const said = lines.map((line) => (JSON.parse(line) as { line: string }).line);
    expect(said.toSorted()).toEqual([expect.stringContaining('GLib-GObject-CRITICAL'), expect.stringContaining('PATH')]);
    expect(said.join()).not.toContain('planted');
    vi.unstubAllEnvs();
  });
});

it('more pictures of one owner than may wait are refused with the time to try again', async () => {
  const program = await written('never', "process.on('message', () => undefined);");
  const by = open(() => program);
  const waiting = Array.from({ length: 11 }, () => draw(by).catch((error: unknown) => error));
  await expect(draw(by)).rejects.toMatchObject({ code: 'picture.busy', detail: { retryAfterS: 10 } });
  by.close();
  for (const each of waiting) expect(await each).toMatchObject({ code: 'picture.unfinished' });
});
