interface Log {
  error(fields: object, message: string): void;
}

/**
 * Work that goes on after the answer was sent, so that the time of an answer does not show whether an account exists, and a
 * slow mail server delays no answer. Failures are logged.
 */
export interface Later {
  do(work: () => Promise<void>): void;
  /** Resolves when everything begun so far is done. */
  settled(): Promise<void>;
}

export function createLater(log: Log): Later {
  const running = new Set<Promise<void>>();
  return {
    do(work) {
      const run = work()
        .catch((error: unknown) => log.error({ err: error }, 'work after an answer failed'))
        .finally(() => running.delete(run));
      running.add(run);
    },
    async settled() {
      await Promise.all(running);
    },
  };
}
