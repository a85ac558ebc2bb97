import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startOfflineCache } from './startOfflineCache.ts';

/** A worker as the page sees it. */
class PlayedWorker extends EventTarget {
  readonly messages: unknown[] = [];
  state: ServiceWorkerState;
  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }
  postMessage(message: unknown) {
    this.messages.push(message);
  }
}

class PlayedRegistration extends EventTarget {
  installing: PlayedWorker | null = null;
  waiting: PlayedWorker | null = null;
  update = async () => undefined;
}

let registration: PlayedRegistration;

class PlayedContainer extends EventTarget {
  controller: PlayedWorker | null = null;
  register = async () => registration;
  get ready() {
    return Promise.resolve({ active: this.controller });
  }
}

let container: PlayedContainer;

/** What a page can learn about a file that it has loaded; `workerStart` is 0 where no worker answered. */
interface Loaded {
  readonly name: string;
  readonly workerStart: number;
}

/** Notifies of the files that the page has loaded: at once, and when more have arrived. */
class PlayedObserver {
  static loaded: readonly Loaded[] = [];
  static tell: (entries: readonly Loaded[]) => void = () => undefined;
  constructor(onEntries: (list: { readonly getEntries: () => readonly Loaded[] }) => void) {
    PlayedObserver.tell = (entries) => onEntries({ getEntries: () => entries });
  }
  observe() {
    PlayedObserver.tell(PlayedObserver.loaded);
  }
}

const reload = vi.fn<() => void>();
const onUpdate = vi.fn<(takeUpdate: () => void) => void>();

beforeEach(() => {
  reload.mockReset();
  onUpdate.mockReset();
  registration = new PlayedRegistration();
  container = new PlayedContainer();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  vi.spyOn(location, 'reload').mockImplementation(reload);
  PlayedObserver.loaded = [];
  vi.stubGlobal('PerformanceObserver', PlayedObserver);
});
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

/** A worker comes, and reaches a state. */
function install(worker: PlayedWorker, state: ServiceWorkerState) {
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  enter(worker, state);
}

function enter(worker: PlayedWorker, state: ServiceWorkerState) {
  worker.state = state;
  worker.dispatchEvent(new Event('statechange'));
}

it('has the worker cache the files of the build that came past it, also those that were on their way', async () => {
  const worker = new PlayedWorker('activated');
  container.controller = worker;
  const loaded = (path: string, workerStart = 0): Loaded => ({ name: new URL(path, location.origin).href, workerStart });
  PlayedObserver.loaded = ['/assets/a.js', '/wps/system/templates', 'https://cdn.example/assets/b.js'].map((path) =>
    loaded(path),
  );
  await startOfflineCache(onUpdate);
  expect(worker.messages).toEqual([{ type: 'keep', addresses: ['/assets/a.js'] }]);
  PlayedObserver.tell([loaded('/art/game.webp'), loaded('/assets/by-worker.js', 12)]);
  PlayedObserver.tell([loaded('/assets/late.js')]);
  expect(worker.messages.slice(1)).toEqual([{ type: 'keep', addresses: ['/assets/late.js'] }]);
});

it('offers nothing at the first visit, when there is no older worker', async () => {
  await startOfflineCache(onUpdate);
  install(new PlayedWorker('installing'), 'activated');
  expect(onUpdate).not.toHaveBeenCalled();
});

it('offers nothing where the worker that serves the page is still listed as waiting, as on WebKit', async () => {
  const first = new PlayedWorker('installed');
  registration.waiting = first;
  container.controller = first;
  await startOfflineCache(onUpdate);
  enter(first, 'activated');
  expect(onUpdate).not.toHaveBeenCalled();
});

it('offers a newer build once its worker serves the site, and loads the page again when asked', async () => {
  container.controller = new PlayedWorker('activated');
  await startOfflineCache(onUpdate);
  const next = new PlayedWorker('installing');
  install(next, 'installed');
  expect(onUpdate).not.toHaveBeenCalled();
  enter(next, 'activated');
  expect(reload).not.toHaveBeenCalled();
  onUpdate.mock.calls[0]?.[0]();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not offer a worker that a newer one replaces before it serves the site', async () => {
  container.controller = new PlayedWorker('activated');
  await startOfflineCache(onUpdate);
  install(new PlayedWorker('installing'), 'redundant');
  expect(onUpdate).not.toHaveBeenCalled();
});

it('offers a newer build whose worker waited before the page was opened', async () => {
  container.controller = new PlayedWorker('activated');
  const waiting = new PlayedWorker('installed');
  registration.waiting = waiting;
  await startOfflineCache(onUpdate);
  enter(waiting, 'activated');
  expect(onUpdate).toHaveBeenCalledTimes(1);
});
