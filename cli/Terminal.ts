import { styleText } from 'node:util';

/** Where text goes. */
export interface Output {
  write(text: string): void;
  /** Whether people look at it and want colours. */
  readonly hasColours: boolean;
}

/** What a command needs of the process that it runs in. */
export interface Terminal {
  readonly env: Readonly<Partial<Record<string, string>>>;
  /** Results, for people and programs. */
  readonly out: Output;
  /** Messages for people. */
  readonly err: Output;
  /** Reads a secret: typed without being shown, or the first line of standard input. */
  readSecret(prompt: string): Promise<string>;
  /** From the first call on, a user who ends the program aborts this instead, so that a command can finish what it does. */
  interruption(): AbortSignal;
}

/** Nobody reads it, types or ends it: for looking at the commands without running one. */
export const silentTerminal: Terminal = {
  env: {},
  out: { write: () => undefined, hasColours: false },
  err: { write: () => undefined, hasColours: false },
  readSecret: async () => '',
  interruption: () => new AbortController().signal,
};

/** A word in a colour, where people look at it. */
export const coloured = ({ hasColours }: Pick<Output, 'hasColours'>, colour: 'red' | 'yellow' | 'blue', text: string): string =>
  // Whether the stream shows colours has been decided already.
  hasColours ? styleText(colour, text, { validateStream: false }) : text;

/** Prints a line of a result. */
export const print = ({ out }: Terminal, line: string): void => out.write(`${line}\n`);

/** Prints a line for people. */
export const inform = ({ err }: Terminal, line: string): void => err.write(`${line}\n`);

/** Prints a result for programs. */
export const printJson = (terminal: Terminal, value: unknown): void => print(terminal, JSON.stringify(value, null, 2));

/** Text of a release or a server without characters that move the cursor or change colours. */
export const plain = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ');
