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

/** A newer worker comes, and is ready to take over. */
function install(worker: PlayedWorker) {
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  worker.state = 'installed';
  registration.waiting = worker;
  worker.dispatchEvent(new Event('statechange'));
}

const press = () => onUpdate.mock.calls[0]?.[0]();

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
  install(new PlayedWorker('installing'));
  expect(onUpdate).not.toHaveBeenCalled();
});

it('offers nothing where the worker that serves the page is still listed as waiting, as on WebKit', async () => {
  const first = new PlayedWorker('installed');
  registration.waiting = first;
  container.controller = first;
  await startOfflineCache(onUpdate);
  install(first);
  expect(onUpdate).not.toHaveBeenCalled();
});

it('offers the worker of a newer build, takes it over when asked, and loads the page again once it serves', async () => {
  container.controller = new PlayedWorker('activated');
  await startOfflineCache(onUpdate);
  const next = new PlayedWorker('installing');
  install(next);
  expect(onUpdate).toHaveBeenCalledTimes(1);
  press();
  expect(next.messages).toEqual([{ type: 'activate' }]);
  expect(reload).not.toHaveBeenCalled();
  container.controller = next;
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('offers a worker that was waiting before the page was opened', async () => {
  container.controller = new PlayedWorker('activated');
  registration.waiting = new PlayedWorker('installed');
  await startOfflineCache(onUpdate);
  expect(onUpdate).toHaveBeenCalledTimes(1);
});

it('loads the page again at once where another tab has taken the worker over', async () => {
  container.controller = new PlayedWorker('activated');
  const next = new PlayedWorker('installed');
  registration.waiting = next;
  await startOfflineCache(onUpdate);
  container.controller = next;
  press();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(next.messages).toEqual([]);
});

it('takes over the newest worker, where the one that was offered has given way to it', async () => {
  container.controller = new PlayedWorker('activated');
  await startOfflineCache(onUpdate);
  const [offered, newest] = [new PlayedWorker('installing'), new PlayedWorker('installed')];
  install(offered);
  registration.waiting = newest;
  press();
  expect([offered.messages, newest.messages]).toEqual([[], [{ type: 'activate' }]]);
});

it('loads the page again at once where no worker waits any more', async () => {
  container.controller = new PlayedWorker('activated');
  await startOfflineCache(onUpdate);
  install(new PlayedWorker('installing'));
  registration.waiting = null;
  press();
  expect(reload).toHaveBeenCalledTimes(1);
});
