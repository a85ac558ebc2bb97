import { CONTENT_TAG_LENGTH, contentTagOf } from '#schemas/base/text/contentTag.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import type { WorkboxPlugin } from 'workbox-core';

/**
 * Loaded files of the build. They never change, so a cached one is not requested again. The cache was called `assets` before its files were
 * verified by their hash, and may contain foreign answers.
 */
export const FILES = 'files';
const UNPROVEN = 'assets';

/** Content types that answer for a file of the build, by its extension. */
const types: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/(?:x-)?javascript\b/,
  css: /^text\/css\b/,
  json: /^application\/json\b/,
  svg: /^image\//,
  png: /^image\//,
  webp: /^image\//,
  woff2: /^(?:font|application)\//,
};

export const typeOf = ({ headers }: Response): string => headers.get('content-type') ?? '';

const hasItsType = (address: string, response: Response): boolean =>
  types[/\.(\w+)(?:\?|$)/.exec(address)?.[1] ?? '']?.test(typeOf(response)) ?? false;

/** SHA-256 of a body, as ETags of our server name it. */
async function contentHash(response: Response): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer()));
  const base64 = btoa(String.fromCharCode(...hash));
  return base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, CONTENT_TAG_LENGTH);
}

/** Whether an answer is a complete file of our server: its content has the hash that its ETag names. */
async function isOwnFile(address: string, response: Response): Promise<boolean> {
  if (response.status !== 200 || !hasItsType(address, response)) return false;
  return contentTagOf(response.headers.get('etag')) === (await contentHash(response));
}

/**
 * Caches only files of the build. A wrong answer, such as the page of a proxy with status 200, is requested once more: otherwise a cache in
 * between, including the browser's own, would keep serving it.
 */
export const onlyOwnFiles: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) =>
    response.status === 200 && !hasItsType(request.url, response) ? fetch(request.url, { cache: 'reload' }) : response,
  cacheWillUpdate: async ({ request, response }) => ((await isOwnFile(request.url, response)) ? response : null),
};

/** Caches pictures and typefaces, which have no hash of their own to be compared with. */
export const onlyPictures: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && /^(?:image|font)\//.test(typeOf(response)) ? response : null,
};

const isSuccess = (answer: unknown): boolean => isObject(answer) && answer['success'] === true;

/** Caches answers of a platform, but neither its refusals nor the pages of a proxy. */
export const onlyAnswers: WorkboxPlugin = {
  async cacheWillUpdate({ response }) {
    if (response.status !== 200 || !types['json']?.test(typeOf(response))) return null;
    const answer: unknown = await response
      .clone()
      .json()
      .catch(() => undefined);
    return isSuccess(answer) ? response : null;
  },
};

/** Caches files of the build, by their addresses. */
export async function cacheFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES);
  for (const address of addresses) {
    if (await cache.match(address)) continue;
    const response = await fetch(address);
    if (await isOwnFile(address, response)) await cache.put(address, response);
  }
}

/** Removes files that an older worker has cached without verification. */
export const deleteUnverifiedFiles = (): Promise<boolean> => caches.delete(UNPROVEN);
