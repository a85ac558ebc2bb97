/**
 * Reads, draws and writes pictures, one task at a time, for the server that started it. Decoders cannot be interrupted, and an upload may be
 * crafted to keep them busy: a thread measures the CPU time and memory of this process, and ends it. Time in which the machine does other
 * things, or the process is stopped, does not count.
 */
import { Worker } from 'node:worker_threads';
import { HttpProblem } from '../errors/HttpProblem.ts';
import { cutPicture, drawPicture, makePicture } from './makePicture.ts';
import { COSTLY_SIGNAL, type PictureAnswer, type PictureTask } from './pictureTask.ts';

/** Seconds of one processor that a picture may take. */
const [, , CPU_SECONDS] = process.argv;
const MAX_BYTES = 1_500_000_000;
/** A process that has grown beyond this is followed by a new one: the decoders do not give all memory back. */
const KEPT_BYTES = 600_000_000;
const CHECK_MS = 100;
/** Ends a decoder that waits for itself for ever. It counts only looks that this process was able to take: ten minutes of running. */
const MAX_LOOKS = 6_000;

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/**
 * Runs in a thread of its own, which nothing but this process can hold up. As text: a thread would read sources of ours without what
 * translates them.
 */
const WATCH = `
  const { workerData: { begun, limits } } = require('node:worker_threads');
  let looks = 0;
  let task = -1;
  setInterval(() => {
    const [began] = begun;
    looks = began === task ? looks + 1 : 0;
    task = began;
    if (began < 0) return;
    const { user, system } = process.cpuUsage();
    const isCostly = (user + system) / 1e6 - began > limits.cpuSeconds || process.memoryUsage.rss() > limits.bytes;
    if (isCostly) process.kill(process.pid, limits.signal);
    if (looks > limits.looks) process.kill(process.pid, 'SIGKILL');
  }, limits.checkMs);
`;

async function run(task: PictureTask): Promise<PictureAnswer> {
  try {
    switch (task.kind) {
      case 'make':
        return { state: 'done', outcome: await makePicture(Buffer.from(task.bytes)) };
      case 'cut':
        return {
          state: 'done',
          outcome: await cutPicture(task.id, { ...task.source, content: Buffer.from(task.source.content) }, task.edit),
        };
      case 'draw':
        return { state: 'done', outcome: await drawPicture(task.svg) };
    }
  } catch (error) {
    if (error instanceof HttpProblem) return { state: 'refused', code: error.code };
    return { state: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** The processor's time at which the task began; negative while there is none. Both threads see it. */
const begun = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)).fill(-1);
const limits = { cpuSeconds: Number(CPU_SECONDS), bytes: MAX_BYTES, looks: MAX_LOOKS, checkMs: CHECK_MS, signal: COSTLY_SIGNAL };
new Worker(WATCH, { eval: true, workerData: { begun, limits }, execArgv: [] }).unref();

process.on('disconnect', () => process.exit()); // the server has ended, or needs no more pictures
process.on('message', (task: PictureTask) => {
  begun[0] = cpuSeconds();
  void run(task).then((answer) => {
    begun[0] = -1;
    process.send?.(answer, () => {
      if (process.memoryUsage.rss() > KEPT_BYTES) process.disconnect();
    });
  });
});
