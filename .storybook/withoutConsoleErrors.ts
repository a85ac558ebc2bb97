import { verdictOf } from './docs/verdicts.ts';

interface Running {
  readonly tags: readonly string[];
}

let logged: string[] = [];

/** Notes what an example writes to the console as an error while it is drawn. Undone when the story is left. */
export function watchConsole({ tags }: Running): (() => void) | undefined {
  if (verdictOf(tags) === undefined) return undefined;
  const { error } = console;
  logged = [];
  console.error = (...words: unknown[]) => {
    logged.push(words.map(String).join(' '));
    error(...words);
  };
  return () => {
    console.error = error;
  };
}

/** Fails an example that has written an error to the console: what designers are shown has to be drawn without a fault. */
export function refuseConsoleErrors({ tags }: Running): void {
  if (verdictOf(tags) !== undefined && logged.length > 0) throw new Error(`Written to the console: ${logged.join('\n')}`);
}
