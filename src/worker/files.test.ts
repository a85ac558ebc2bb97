import { afterEach, expect, it, vi } from 'vitest';
import { plainBody } from '#server/http/responses/compressedBody.ts';
import { onlyAnswers, onlyOwnFiles, onlyPictures } from './files.ts';

const SCRIPT = 'export const lobby = 1;';
const ADDRESS = 'https://aurora.example/assets/lobby-1a2b3c4d.js';
const js = { 'content-type': 'text/javascript; charset=utf-8' };
const html = { 'content-type': 'text/html' };
/** As our server names its content. */
const { etag } = plainBody(Buffer.from(SCRIPT));

const answer = (body: string, headers: Readonly<Record<string, string>>, status = 200) => new Response(body, { status, headers });

type Asked = Parameters<NonNullable<typeof onlyOwnFiles.cacheWillUpdate>>[0];

/** Whether an answer is cached by a plugin. */
async function isCached(plugin: typeof onlyOwnFiles, response: Response, address = ADDRESS): Promise<boolean> {
  const asked: Pick<Asked, 'request' | 'response'> = { request: new Request(address), response };
  return (await plugin.cacheWillUpdate?.(asked as Asked)) instanceof Response; // the plugins need no more
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['as it is', etag],
  ['strong', etag.slice('W/'.length)],
  ['compressed by a proxy', etag.replace(/"$/, '-gzip"')],
])('caches a file of the build whose content its ETag names: %s', async (_how, tag) => {
  expect(await isCached(onlyOwnFiles, answer(SCRIPT, { ...js, etag: tag }))).toBe(true);
});

it.each([
  ['the page of a proxy', answer('<h1>Bad gateway</h1>', html)],
  ['its page with the headers of the file', answer('<h1>Bad gateway</h1>', { ...js, etag })],
  ['nothing', answer('', { ...js, etag })],
  ['a part of it', answer(SCRIPT.slice(0, 10), { ...js, etag })],
  ['another type', answer(SCRIPT, { ...html, etag })],
  ['an error', answer(SCRIPT, { ...js, etag }, 503)],
  ['what nobody has named', answer(SCRIPT, js)],
  ['what another server has named', answer(SCRIPT, { ...js, etag: '"5f3-61a"' })],
])('does not cache %s instead of a file', async (_what, response) => {
  expect(await isCached(onlyOwnFiles, response)).toBe(false);
});

it('asks once more, past all caches, for a file that a page has come for', async () => {
  const fetched = vi.fn<typeof fetch>(async () => answer(SCRIPT, { ...js, etag }));
  vi.stubGlobal('fetch', fetched);
  const after = async (response: Response) =>
    (
      await onlyOwnFiles.fetchDidSucceed?.({ request: new Request(ADDRESS), response } as Parameters<
        NonNullable<typeof onlyOwnFiles.fetchDidSucceed>
      >[0])
    )?.text();
  expect(await after(answer('<h1>Bad gateway</h1>', html))).toBe(SCRIPT);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(ADDRESS, { cache: 'reload' });
  expect(await after(answer(SCRIPT, { ...js, etag }))).toBe(SCRIPT);
  expect(fetched).toHaveBeenCalledOnce();
});

it('caches pictures and typefaces, and no page in their place', async () => {
  const picture = 'https://aurora.example/brand/aurora/logo';
  expect(await isCached(onlyPictures, answer('…', { 'content-type': 'image/webp' }), picture)).toBe(true);
  expect(await isCached(onlyPictures, answer('<h1>Bad gateway</h1>', html), picture)).toBe(false);
});

it('caches what the platform has answered, and neither refusals nor pages', async () => {
  const call = 'https://aurora.example/wps/system/country';
  const json = { 'content-type': 'application/json' };
  expect(await isCached(onlyAnswers, answer('{"success":true,"value":[]}', json), call)).toBe(true);
  expect(await isCached(onlyAnswers, answer('{"success":false}', json), call)).toBe(false);
  expect(await isCached(onlyAnswers, answer('{"error":"away"}', json), call)).toBe(false);
  expect(await isCached(onlyAnswers, answer('{"succ', json), call)).toBe(false);
  expect(await isCached(onlyAnswers, answer('<h1>Bad gateway</h1>', html), call)).toBe(false);
});
