import { found } from '#schemas/judge/findings/findings.ts';
import type { PlacedAddress } from '#schemas/judge/lint/safeUrls.ts';
import type { AddressCheck } from '#schemas/edges/api/merchants.schema.ts';
import { checkUrl } from '#schemas/base/urls/checkUrl.ts';
import type { Problem } from '#schemas/base/json/problem.ts';
import type { AskAddress } from './askAddress.ts';

/** A draft cannot make the server ask more than this, nor more at a time. */
const MOST = 60;
const AT_A_TIME = 6;
const HEAVY_BYTES = 300 * 1024;

interface Means {
  readonly ask: AskAddress;
  /** Status of a path of the own host. */
  readonly askOwn: (path: string) => Promise<number>;
}

async function check({ pointer, url }: { pointer: string; url: string }, { ask, askOwn }: Means): Promise<Problem[]> {
  if (url.startsWith('/')) {
    const status = await askOwn(url);
    return status < 400 ? [] : [found('link.missing', pointer, { url, status })];
  }
  if (!URL.canParse(url)) return [found('link.unreachable', pointer, { url })];
  const answer = await ask(new URL(url));
  if (answer.kind === 'private') return [found('link.refused', pointer, { url })];
  if (answer.kind === 'silent') return [found('link.unreachable', pointer, { url })];
  const { status, type, bytes } = answer;
  if (status >= 400) return [found('link.missing', pointer, { url, status })];
  if (!type.startsWith('image/')) return [found('link.notPicture', pointer, { url, type })];
  return bytes !== undefined && bytes > HEAVY_BYTES
    ? [found('link.heavy', pointer, { url, kilobytes: Math.round(bytes / 1024) })]
    : [];
}

/** Requests every address in a release, except those that lint refuses. */
export async function checkAddresses(placed: readonly PlacedAddress[], means: Means): Promise<AddressCheck> {
  const waiting = placed
    .flatMap(({ pointer, url }) =>
      typeof url === 'string' && url !== '' && !url.startsWith('data:') && checkUrl(url) === 'ok' ? [{ pointer, url }] : [],
    )
    .slice(0, MOST);
  const results: Problem[][] = [];
  const queue = waiting.map((each, index) => ({ each, index }));
  async function work() {
    for (let next = queue.shift(); next; next = queue.shift()) results[next.index] = await check(next.each, means);
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return { checked: waiting.length, problems: results.flat() };
}
