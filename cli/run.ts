import { CommanderError } from '@commander-js/extra-typings';
import { type Terminal, coloured, inform, plain } from './Terminal.ts';
import { Failure } from './Failure.ts';
import { createProgram } from './createProgram.ts';
import { exitCodes } from './exitCodes.ts';

/**
 * Runs one command line.
 *
 * @param args Without the program.
 * @returns The exit code. Throws only for faults of the program itself.
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await createProgram(terminal).parseAsync(args, { from: 'user' });
    return exitCodes.fine.code;
  } catch (error) {
    // The parser has printed what is wrong already; help and version are not faults.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.fine.code : exitCodes.usage.code;
    if (!(error instanceof Failure)) throw error;
    if (error.message !== '') inform(terminal, `${coloured(terminal.err, 'red', 'livery:')} ${plain(error.message)}`);
    return exitCodes[error.exit].code;
  }
}
