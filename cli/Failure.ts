import type { Exit } from './exitCodes.ts';

/** Ends a command with a message for people and an exit code for programs. */
export class Failure extends Error {
  override readonly name: string = 'Failure';
  readonly exit: Exit;

  /** @param message Sentences on standard error; without any, what was printed says enough. */
  constructor(exit: Exit, message: string) {
    super(message);
    this.exit = exit;
  }
}
