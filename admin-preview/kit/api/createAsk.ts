import type { Problem } from '#schemas/base/json/problem.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { readJson } from '#schemas/base/json/readJson.ts';
import { Refusal } from './Refusal.ts';

interface Request {
  readonly headers?: Readonly<Record<string, string>>;
  /** A file, or anything that is sent as JSON. */
  readonly body?: unknown;
}

/** Sends one request and gives the parsed answer; throws `Refusal`. */
export type Ask = (method: string, address: string, request?: Request) => Promise<unknown>;

const TIMEOUT_MS = 60_000;
/** A file may be long, and the line slow. */
const UPLOAD_TIMEOUT_MS = 600_000;

async function answerOf(send: typeof fetch, url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await send(url, init);
    return { status: response.status, text: await response.text() };
  } catch {
    // Whatever fetch throws, no answer came: the caller shows "offline" and tries again.
    throw new Refusal('network');
  }
}

function refusalOf(status: number, body: unknown): Refusal {
  if (!isObject(body) || typeof body['code'] !== 'string') return new Refusal(`http.${status}`, status);
  const problems = Array.isArray(body['problems']) ? (body['problems'] as Problem[]) : []; // the server's own problems, shown only
  return new Refusal(body['code'], status, problems, isObject(body['detail']) ? body['detail'] : {});
}

export const createAsk =
  (send: typeof fetch = (...args) => fetch(...args)): Ask =>
  async (method, address, { headers = {}, body } = {}) => {
    const isFile = body instanceof Blob;
    const type = isFile ? body.type || 'application/octet-stream' : 'application/json';
    const typed: Record<string, string> = body === undefined ? {} : { 'content-type': type };
    const { status, text } = await answerOf(send, address, {
      method,
      headers: { accept: 'application/json', ...typed, ...headers },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(isFile ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS),
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
    });
    const parsed = text === '' ? ({ ok: true, value: undefined } as const) : readJson(text);
    if (status >= 400) throw refusalOf(status, parsed.ok ? parsed.value : undefined);
    if (!parsed.ok) throw new Refusal('answer.unreadable', status);
    return parsed.value;
  };
