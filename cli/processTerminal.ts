import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { WriteStream } from 'node:tty';
import type { Output, Terminal } from './Terminal.ts';

const isSet = (value: string | undefined): boolean => value !== undefined && value !== '';

function outputOf(stream: WriteStream, env: NodeJS.ProcessEnv): Output {
  // What reads a pipe may stop early, as `head` does. The command goes on: its work is done, and its exit code says how.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return {
    write: (text) => void stream.write(text),
    hasColours: stream.isTTY && !isSet(env['NO_COLOR']) && env['TERM'] !== 'dumb',
  };
}

/** Takes what readline would show of what is typed. */
const nowhere = () => new Writable({ write: (_part, _encoding, done) => done() });

async function readSecret(prompt: string): Promise<string> {
  const isTyped = process.stdin.isTTY;
  if (isTyped) process.stderr.write(prompt);
  const lines = createInterface({ input: process.stdin, output: nowhere(), terminal: isTyped });
  try {
    for await (const line of lines) return line.trim();
    return '';
  } finally {
    lines.close();
    if (isTyped) process.stderr.write('\n');
  }
}

function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort());
  return controller.signal;
}

/** The terminal, or the pipes, of this process. */
export const processTerminal = (): Terminal => ({
  env: process.env,
  out: outputOf(process.stdout, process.env),
  err: outputOf(process.stderr, process.env),
  readSecret,
  interruption,
});
