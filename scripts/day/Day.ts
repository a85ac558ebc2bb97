import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '#src/lib/ApiError.ts';

/** Why an answer is late and not wrong: the server was busy, or limits how often it is asked. */
const LATER: readonly string[] = ['database.busy', 'network', 'picture.busy', 'picture.unfinished', 'rate.limited'];
const AGAIN_MS = 1000;

export type Work = 'player' | 'operator' | 'upload' | 'reader';

/** Counts the events of a working day. */
export class Day {
  /** Aborted at the end of the run. Work under way is finished. */
  readonly over: AbortSignal;
  readonly done: Record<Work, number> = { player: 0, operator: 0, upload: 0, reader: 0 };
  /** Answers that asked for another try, by their code. */
  readonly later = new Map<string, number>();
  /** Violations. */
  readonly wrong: string[] = [];

  constructor(over: AbortSignal) {
    this.over = over;
  }

  count(work: Work): void {
    this.done[work] += 1;
  }

  fault(what: string): void {
    this.wrong.push(what);
    console.error(`wrong: ${what}`);
  }

  /** Whether an answer asks for another try. It is counted. */
  isLater(error: unknown): boolean {
    if (!(error instanceof ApiError) || !LATER.includes(error.code)) return false;
    this.later.set(error.code, (this.later.get(error.code) ?? 0) + 1);
    if (error.code === 'network') console.error(`no answer: ${error.message}`);
    return true;
  }

  /** Repeats a request until there is an answer: late requests are sent again, as people do. Other errors are thrown. */
  async until<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!this.isLater(error)) throw error;
        await pause(AGAIN_MS);
      }
    }
  }

  /** Works over and over until the day is over, with a rest in between. A fault ends neither the day nor the work. */
  async repeat(work: Work, restMs: number, once: () => Promise<void>): Promise<void> {
    while (!this.over.aborted) {
      try {
        await once();
        this.count(work);
      } catch (error) {
        this.fault(`${work}: ${error instanceof ApiError ? `${error.status} ${error.code} ${error.message}` : String(error)}`);
      }
      await pause(restMs, undefined, { signal: this.over }).catch(() => undefined); // it ends with the day
    }
  }
}
