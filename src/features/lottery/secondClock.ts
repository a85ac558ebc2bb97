const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  for (const listener of listeners) listener();
}

/** Runs while somebody listens and the page is looked at. */
function updateTimer() {
  const runs = listeners.size > 0 && document.visibilityState === 'visible';
  if (runs === (timer !== undefined)) return;
  clearInterval(timer);
  timer = runs ? setInterval(tick, 1000) : undefined;
  if (runs) tick(); // what was paused is wrong by now
}

/** Calls back every second, by one timer for everybody. Gives what ends it. */
export function listenToSeconds(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', updateTimer);
  listeners.add(listener);
  updateTimer();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', updateTimer);
    updateTimer();
  };
}
