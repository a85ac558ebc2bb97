import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { CSRF_HEADER } from '#schemas/edges/api/session.schema.ts';
import type { Release } from '#schemas/declare/release/release.schema.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { safeJson } from '#schemas/base/json/safeJson.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Day } from './Day.ts';

/** The acknowledged state of one merchant. */
export interface House {
  readonly merchant: string;
  /** Number of attempts to publish. */
  tries: number;
  /** Releases that were acknowledged. */
  readonly releases: { readonly id: number; readonly title: string }[];
  /** Pictures that were acknowledged and not removed. */
  readonly pictures: Set<string>;
  /** Possible titles of the live site: the last acknowledged one, and those with an unknown result. */
  titles: readonly string[];
}

type Ask = (path: string, init?: RequestInit) => Promise<unknown>;

const EDGE = 64;

/** A PNG of its own, full of noise. */
function noise(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(EDGE, 0);
  header.writeUInt32BE(EDGE, 4);
  header.set([8, 2], 8); // eight bits of red, green and blue
  const rows = Array.from({ length: EDGE }, () => Buffer.concat([Buffer.of(0), randomBytes(EDGE * 3)]));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Signs in, and asks the operators' API. Throws `ApiError` for every refusal. */
export async function signIn(day: Day, url: string, password: string): Promise<Ask> {
  const defaults: Record<string, string> = { origin: url, 'content-type': 'application/json' };
  const ask: Ask = async (path, init = {}) => {
    const headers = { ...defaults, ...(init.headers as Record<string, string> | undefined) }; // as they are written below
    const response = await fetch(`${url}/preview/api${path}`, { ...init, headers }).catch((error: unknown) => {
      throw new ApiError(
        'network',
        0,
        `${path}: ${String(error instanceof Error && error.cause !== undefined ? error.cause : error)}`,
      );
    });
    const json = safeJson(await response.text());
    const code = isObject(json) && typeof json['code'] === 'string' ? json['code'] : `http.${response.status}`;
    if (!response.ok) throw new ApiError(code, response.status, `${init.method ?? 'GET'} ${path}`);
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (cookies.length > 0) defaults['cookie'] = cookies.join('; ');
    return json;
  };
  const body = JSON.stringify({ name: 'admin', password });
  const session = await day.until(() => ask('/session', { method: 'POST', body }));
  if (isObject(session)) defaults[CSRF_HEADER] = String(session['csrf']);
  return ask;
}

interface Opened {
  readonly live: { readonly document: Release; readonly revision: number };
  readonly draft: { readonly revision: number };
}

/** Data that the operators' tool opens with. */
const open = async (day: Day, ask: Ask, merchant: string): Promise<Opened> =>
  (await day.until(() => ask(`/merchants/${merchant}`))) as Opened; // the server's answers are checked elsewhere

const titled = ({ template, ...rest }: Release, title: string): Release => ({
  ...rest,
  template: { ...template, parameters: { ...template.parameters, title } },
});

const titleOf = (release: Release | undefined): string | undefined => release?.template.parameters?.title;

/** Saves a title and publishes it. An unanswered attempt is given up: its title may be live, and the next one replaces it. */
export async function publish(day: Day, ask: Ask, house: House): Promise<void> {
  const { merchant } = house;
  house.tries += 1;
  const title = `Day ${String(house.tries).padStart(5, '0')} of ${merchant}`;
  const path = `/merchants/${merchant}`;
  const { live, draft } = await open(day, ask, merchant);
  if (house.titles.length === 0) house.titles = [titleOf(live.document) ?? ''];
  const send = (method: string, rest: string, revision: number, body: unknown) =>
    ask(path + rest, { method, headers: { 'if-match': `"${revision}"` }, body: JSON.stringify(body) });
  try {
    const saved = (await send('PUT', '/draft', draft.revision, titled(live.document, title))) as { revision: number };
    house.titles = [...house.titles, title];
    const { releaseId: id } = (await send('POST', '/releases', saved.revision, { note: title })) as { releaseId: number };
    house.releases.push({ id, title });
  } catch (error) {
    if (!day.isLater(error)) throw error;
    return;
  }
  house.titles = [title];
  const found = titleOf((await open(day, ask, merchant)).live.document);
  if (found !== title) day.fault(`operator: ${merchant} says “${found}” right after “${title}” went live`);
}

const picturesOf = async (day: Day, ask: Ask, merchant: string): Promise<string[]> => {
  const { pictures } = (await day.until(() => ask(`/merchants/${merchant}/media`))) as { pictures: { id: string }[] };
  return pictures.map(({ id }) => id);
};

/** Adds a picture, finds it in the library, and removes every second one. */
export async function upload(day: Day, ask: Ask, { merchant, pictures }: House): Promise<void> {
  const init = { method: 'POST', headers: { 'content-type': 'image/png' }, body: new Uint8Array(noise()) };
  const { id } = (await day.until(() => ask(`/merchants/${merchant}/media`, init))) as { id: string };
  pictures.add(id);
  if (!(await picturesOf(day, ask, merchant)).includes(id)) day.fault(`upload: ${id} of ${merchant} is not in its library`);
  if (pictures.size % 2 === 1) return;
  await day.until(() => ask(`/merchants/${merchant}/media/${id}`, { method: 'DELETE' }));
  pictures.delete(id);
}

/** Compares stored with acknowledged data. */
export async function checkHouse(day: Day, ask: Ask, { merchant, releases, pictures, titles }: House): Promise<void> {
  // One by one, because the history only lists the newest.
  for (const { id, title } of releases) {
    const found = await day.until(() => ask(`/merchants/${merchant}/releases/${id}`)).catch(() => undefined);
    if (titleOf((found as { readonly document: Release } | undefined)?.document) !== title)
      day.fault(`release “${title}” is lost`);
  }
  const { live } = await open(day, ask, merchant);
  if (!titles.includes(titleOf(live.document) ?? '')) day.fault(`${merchant} shows none of its last releases`);
  const kept = await picturesOf(day, ask, merchant);
  for (const id of pictures) if (!kept.includes(id)) day.fault(`picture ${id} of ${merchant} is lost`);
}
