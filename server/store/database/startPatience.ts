import { setMaxListeners } from 'node:events';

/** How many turns of the event loop a wait has at least, so that what came meanwhile is read before it ends. */
const TURNS = 4;

/**
 * Calls `onOver` when about `ms` have gone by in which this process ran. A timer that is late proves nothing about others: after a pause
 * of this process (SIGSTOP, a machine that slept, a blocked event loop) an answer may be here and unread. So the wait is made of
 * parts, and a part counts once however late it ends.
 *
 * @returns A function that ends the wait.
 */
export function startPatience(ms: number, onOver: () => void): () => void {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
    if (turns < TURNS) return;
    clearInterval(timer);
    onOver();
  }, ms / TURNS).unref();
  return () => clearInterval(timer);
}

/** As `AbortSignal.timeout`, for a wait that a pause of this process does not shorten. It ends by itself and keeps no process alive. */
export function patientSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal); // a page waits for all its reads by one; Node takes more than ten for a leak, and says so beside the log
  startPatience(ms, () => controller.abort(new DOMException(`no answer within ${ms} ms`, 'TimeoutError')));
  return controller.signal;
}

/** What work gives, or the signal's reason when that comes first. */
export function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) setTimeout(give); // work that is done already still counts
    else signal.addEventListener('abort', give, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });
}

/** What work gives, or an error after about `ms` in which this process ran. */
export function withPatience<T>(ms: number, work: Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = startPatience(ms, () => controller.abort(new Error(`no answer within ${ms} ms`)));
  return until(controller.signal, work).finally(stop);
}
