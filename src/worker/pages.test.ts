import { beforeEach, expect, it, vi } from 'vitest';

vi.stubGlobal('__BUILD__', 'test');
// Where a page was cached is noted in a database, which Node does not have.
vi.mock('workbox-expiration', () => ({
  CacheExpiration: class {
    updateTimestamp = async () => undefined;
    expireEntries = async () => undefined;
  },
}));

const HOME = 'https://aurora.example/m/home';
const shared = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, s-maxage=60' };
const closed = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/** A page as our server writes it. */
const page = (words: string, boot: object = {}) =>
  `<!doctype html><main>${words}</main><script type="application/json" id="boot">${JSON.stringify({
    merchantCode: 'aurora',
    gate: 'open',
    release: '/assets/site-1.json',
    ...boot,
  })}</script>`;

/** The browser's cache of pages. */
class PlayedCache {
  readonly pages = new Map<string, Response>();
  readonly keyOf = (key: string) => new URL(key, HOME).href;
  match = async (key: string) => this.pages.get(this.keyOf(key))?.clone();
  put = async (key: string, response: Response) => void this.pages.set(this.keyOf(key), response);
  delete = async (key: string) => this.pages.delete(this.keyOf(key));
}

let cache = new PlayedCache();
let next: Response;

beforeEach(() => {
  cache = new PlayedCache();
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async (asked: Request | string) =>
    typeof asked === 'string' ? new Response('', { status: 404 }) : next,
  );
});

/** Opens a page while the network answers like this, and waits for the work in the background. */
async function visit(answer: Response): Promise<string> {
  const { answerPage } = await import('./pages.ts');
  next = answer;
  const work: Promise<unknown>[] = [];
  const options = {
    request: new Request(HOME),
    url: new URL(HOME),
    event: { waitUntil: (done: Promise<unknown>) => void work.push(done) },
  };
  const shown = await (await answerPage(options)).text();
  for (let seen = 0; seen < work.length; seen += 1) await work[seen];
  return shown;
}

const answer = (body: string, headers: Readonly<Record<string, string>>, status = 200) => new Response(body, { status, headers });

it('shows a page of ours again at once, and the newer one at the next visit', async () => {
  await visit(answer(page('first'), shared));
  expect(await visit(answer(page('second'), shared))).toContain('first');
  expect(await visit(answer(page('third'), shared))).toContain('second');
});

it.each([
  ['a page of somebody else', answer('<h1>Bad gateway</h1>', shared)],
  ['nothing', answer('', shared)],
  ['JSON', answer('{"error":"away"}', { ...shared, 'content-type': 'application/json' })],
  ['a page that was cut off', answer(page('cut').slice(0, -40), shared)],
  ['an error of a proxy', answer('<h1>Bad gateway</h1>', closed, 502)],
  ['an error of ours', answer('<h1>Busy</h1>', closed, 503)],
  ['a page that must not be cached', answer('<h1>Sign in to the network</h1>', closed)],
  ['a page of another merchant', answer(page('other', { merchantCode: 'lotus' }), shared)],
  ['our page without what the platform did not answer', answer(page('gaps'), closed)],
])('keeps the page that it has when the network answers with %s', async (_what, response) => {
  await visit(answer(page('good'), shared));
  expect(await visit(response)).toContain('good');
  expect(await visit(answer(page('better'), shared))).toContain('good');
});

it.each([
  ['maintenance', answer(page('closed', { gate: 'maintenance' }), closed, 503)],
  ['a region that may not see it', answer(page('closed', { gate: 'restricted' }), closed, 403)],
  ['a draft that was shared', answer(page('draft', { draft: { audience: 'guest' } }), closed)],
])('does not show a page again after %s', async (_what, response) => {
  await visit(answer(page('open'), shared));
  await visit(response);
  expect(await visit(answer(page('now'), shared))).toContain('now');
});
