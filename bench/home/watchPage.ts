/** Runs in the page before its own code: records what the browser reports about painting, shifting and long tasks, and when the page is loaded and says that it is interactive. */
export function watchPage(): void {
  const seen = { fcp: 0, lcp: 0, cls: 0, loaded: 0, interactive: 0, menu: 0, longTasks: [] as { startMs: number; ms: number }[] };
  Object.assign(globalThis, { benchSeen: seen });
  const watch = (type: string, listener: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(listener)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  watch('longtask', ({ startTime, duration }) => seen.longTasks.push({ startMs: startTime, ms: duration }));
  addEventListener('load', () => (seen.loaded = performance.now()));
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('[data-interactive]')) return;
    seen.interactive = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, attributeFilter: ['data-interactive'] });
}

/**
 * Presses the menu button as soon as it is there, until the drawer is really open, and notes when the frame that shows it
 * was made.
 */
export function pressMenu(): void {
  const { benchSeen: seen } = globalThis as unknown as { benchSeen: { menu: number } };
  const isOpen = () => {
    const menu = document.getElementById('leftMenu');
    return menu !== null && menu.checkVisibility() && menu.getBoundingClientRect().width > 0;
  };
  // What is asked for in a frame comes behind the frame.
  const noteFrame = () => setTimeout(() => (seen.menu = performance.now()));
  const attempt = () => {
    if (!isOpen()) document.querySelector<HTMLElement>('[popovertarget="leftMenu"]')?.click();
    if (isOpen()) requestAnimationFrame(noteFrame);
    else setTimeout(attempt, 16);
  };
  attempt();
}
