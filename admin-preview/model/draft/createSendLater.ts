interface SendLater {
  /** Sends in so many milliseconds; a later word counts. */
  schedule(ms: number): void;
  /** Sends now, after the pending request. */
  flush(): Promise<void>;
  stop(): void;
}

/** Sends what was typed a moment later: one send runs at a time, and none waits once the network is back. */
export function createSendLater(send: () => Promise<void>): SendLater {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    while (running) await running;
    running = send().finally(() => {
      running = undefined;
    });
    await running;
  }
  const onOnline = () => void flush();
  addEventListener('online', onOnline);

  return {
    flush,
    schedule(ms) {
      clearTimeout(timer);
      if (!isStopped) timer = setTimeout(() => void flush(), ms);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      removeEventListener('online', onOnline);
    },
  };
}
