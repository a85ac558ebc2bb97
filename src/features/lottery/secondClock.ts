const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  for (const listener of listeners) listener();
}

/** Starts or stops the timer: it runs while there are listeners and the page is visible. */
function updateTimer() {
  const runs = listeners.size > 0 && document.visibilityState === 'visible';
  if (runs === (timer !== undefined)) return;
  clearInterval(timer);
  timer = runs ? setInterval(tick, 1000) : undefined;
  if (runs) tick(); // after a pause the listeners' times are outdated
}

/** Calls back every second, by one timer for all listeners. Returns the function to stop. */
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
