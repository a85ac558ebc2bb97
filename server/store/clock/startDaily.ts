const DAY_MS = 24 * 60 * 60 * 1000;

/** Runs work now and every day, one run after the other. Returns a function that stops it and waits for the current run. */
export function startDaily(work: () => Promise<void>): () => Promise<void> {
  let running = work();
  const timer = setInterval(() => {
    running = running.then(work);
  }, DAY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
